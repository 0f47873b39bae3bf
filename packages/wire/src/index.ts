/** Messages between a page and the host of a game. */

export type { Call, Calls, Service, TableService } from './calls.ts';
export { changesBetween, withChanges } from './changes.ts';
export type { CellChanges } from './changes.ts';
export { WIRE_VERSION } from './envelope.ts';
export type { HostMessage, HostRequest, WireFault } from './envelope.ts';
export type { BotFailure, BotTrouble, LoggedStep, Look, SeatView, SentStep } from './look.ts';
export type { Denial, News } from './news.ts';
export { isAnswerTo, readMessage } from './readMessage.ts';
export { readRequest } from './readRequest.ts';
export type { Hint } from './hint.ts';
export { mayGiveHints, mayShowThoughts, mayTakeBack, withPolicy } from './sheet.ts';
export type { Sheet, Sitter } from './sheet.ts';
export type { Thought } from './thought.ts';
export { withDamaged } from './shelf.ts';
export type {
  DamagedGame,
  GameSummary,
  ListedGame,
  NewGame,
  Opened,
  OpenedGame,
  ShelfList,
  Unreadable,
} from './shelf.ts';
