/** Messages between a page and a server of online tables. */

export type { GameAftermath, PlayedMatch, RatingChange, SeatPace } from './online/aftermath.ts';
export { packCells, unpackCells } from './online/cells.ts';
export type { PackedCells } from './online/cells.ts';
export { earlierProtocols, ONLINE_PROTOCOL, OTHER_VERSION } from './online/onlineCalls.ts';
export type {
  DrawProof,
  Joined,
  JoinedTable,
  OnlineCall,
  OnlineCalls,
  OnlineDenial,
  OnlineLook,
  OnlineMessage,
  OnlineNews,
  OnlineRequest,
  OrderDenial,
  Revelation,
} from './online/onlineCalls.ts';
export { isAnswered, isProposed, plainProposal, USUAL_CUSTOMS } from './online/consent.ts';
export type {
  Answered,
  Customs,
  Happening,
  HappeningDetail,
  OpenQuestion,
  Proposal,
  TableQuestion,
  TakenTurns,
  Vote,
} from './online/consent.ts';
export type { OnlineSeat, OnlineTable, RematchAnswers, SharedSeat, TableStatus } from './online/onlineTable.ts';
export { isHoursOff } from './online/hoursOff.ts';
export { unratedReasons } from './online/rated.ts';
export type { UnratedReason } from './online/rated.ts';
export {
  hoursOfQuiet,
  isChannelCode,
  isChannelId,
  isMutedGame,
  isNewChannel,
  isPushAddress,
  isQuietChoice,
} from './online/notices.ts';
export type {
  Channel,
  ChannelKind,
  ChannelProblem,
  ChannelTest,
  NewChannel,
  NoticeSettings,
  PushAddress,
  QuietHours,
} from './online/notices.ts';
export {
  isMuting,
  isNewNotes,
  isNewRemark,
  isRemarkBody,
  isReportedRemark,
  isWantedRemarks,
  LONGEST_NOTES,
  LONGEST_REMARK,
} from './online/talk.ts';
export type {
  Circle,
  Muting,
  NewNotes,
  NewRemark,
  Notebook,
  Remark,
  Remarks,
  ReportedRemark,
  TalkNews,
  WantedRemarks,
} from './online/talk.ts';
export { MOST_CHOICES, MOST_CONDITIONS, NO_LIMIT } from './online/orders.ts';
export type { FailedOrder, LeftOrder, OrderAnswer, OrderChoice, OrderTrouble, TurnChoices } from './online/orders.ts';
export type { TableClock } from './online/tableClock.ts';
export { isOnlineAnswerTo, readOnlineMessage } from './online/readOnlineMessage.ts';
export { onlineCalls, readOnlineRequest } from './online/readOnlineRequest.ts';
export { isBannedAs, isDeletion, isLifting } from './online/keeper.ts';
export type {
  EditionRating,
  HeadToHead,
  RatingLadder,
  OpeningFigures,
  PlayerFigures,
  RatedPlayer,
  RatedResult,
} from './online/ratings.ts';
export type { PastGame, PlayedSeat } from './online/played.ts';
export type { Backup, Ban, BannedAs, KeptGame, KeptTournament, ReportedLine, ServerFigures } from './online/keeper.ts';
export {
  isBlockChoice,
  isFriendAnswer,
  isFriendCard,
  isFriendChoice,
  isFriendInvitation,
  isFriendLink,
  isInvitationAnswer,
  isSeatedPerson,
} from './online/friends.ts';
export type {
  BlockedPerson,
  Friend,
  FriendCard,
  FriendList,
  FriendRequest,
  SeatedPerson,
  SentInvitation,
  TableInvitation,
} from './online/friends.ts';
export { isNameTaken } from './online/isNameTaken.ts';
export { isSameName } from './online/sameName.ts';
export type { PublicSeat, PublicTable } from './online/publicTable.ts';
export type { LobbyNews, LobbyVisit, OwnRating } from './online/lobby.ts';
export { FIRST_RATING, isWithin } from './online/ratingRange.ts';
export type { RatingRange } from './online/ratingRange.ts';
export {
  isFilledSeat,
  isNewTable,
  isReadiness,
  isSeatAt,
  isSitDown,
  isNamedTable,
  isVisit,
  isWantedRematch,
} from './online/newTable.ts';
export type { NewTable, OpenedTable, Rematch, SitDown, Visit, Visited, WantedRematch } from './online/newTable.ts';
export { isAwaitedSearch, isNewSearch, paces } from './online/search.ts';
export type { NewSearch, OwnSearch, SearchFigures, SearchPace, SearchTerms } from './online/search.ts';
export {
  isAccountName,
  isAddressChoice,
  isDeviceChoice,
  isLetterCode,
  isLetterLink,
  isMailSignIn,
  isNewAddress,
  isNewPasskey,
  isPasskeyChoice,
  isUsedPasskey,
} from './online/accounts.ts';
export type {
  Account,
  AccountAddress,
  AccountDevice,
  AccountState,
  NewPasskey,
  Passkey,
  UsedPasskey,
} from './online/accounts.ts';
export {
  isConfirmedRound,
  isEntering,
  isMatchDecision,
  isMatchWatch,
  isNewTournament,
  isRemoval,
  isTournamentEntry,
  isTournamentId,
  isTournamentVisit,
  isWantedDraw,
  MOST_ENTRANTS,
} from './online/tournaments.ts';
export type {
  ConfirmedRound,
  DrawMethod,
  EntrantStatus,
  ListedTournament,
  TournamentMatch,
  MatchDecision,
  MatchStatus,
  NewTournament,
  OpenedTournament,
  ProposedRound,
  Tournament,
  TournamentEntry,
  TournamentFormat,
  TournamentRound,
  TournamentStanding,
  TournamentStatus,
} from './online/tournaments.ts';
