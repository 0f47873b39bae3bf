/** What bots considered, worked out again: they decide the same way in the same position. */

import type { Decision } from '@coalbrook/bots';
import { makeAction } from '@coalbrook/record';
import { questionOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { mayShowThoughts } from '@coalbrook/wire';
import type { Denial, Sheet, Sitter, Thought } from '@coalbrook/wire';

import { askBot } from './askBot.ts';
import { botDecision } from './botDecision.ts';
import type { CommittedGame } from './committedGame.ts';
import type { HostedTable } from './hostedTable.ts';
import type { BotMove, Ports } from './ports.ts';

const SECRET: Denial = { denied: 'secret' };

/** More than anybody reads. */
const MOST_CONSIDERED = 12;

/** The entries of a seat from one number up to another, which is not included. */
export interface EntryRange {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A choice of an action, and what was played. */
interface PastChoice {
  readonly seq: number;
  readonly decision: Decision;
  readonly played: string;
}

/** The choices of actions in a range; how to pay for them is not among them. */
const choicesIn = (game: CommittedGame, { seed }: Sheet, { seat, from, to }: EntryRange): readonly PastChoice[] => {
  const { table, history } = game;
  const { entries } = game.record();
  const isDecision = ({ who }: { readonly who: Seat | 'chance' }): boolean => who !== 'chance';
  return entries.slice(Math.max(0, from), Math.max(0, to)).flatMap(({ seq, who, what }): readonly PastChoice[] => {
    if (who !== seat) return [];
    const position = history.peekAt(seq);
    const question = questionOf(position);
    if (position.actor !== seat || (question !== 'action' && question !== 'more')) return [];
    const decision = botDecision(table, position, entries.slice(0, seq).filter(isDecision).length, seed);
    // Entries before a resumption do not fit their position.
    const isPlayed = decision.legal.some((action) => makeAction(table, action) === what);
    return isPlayed ? [{ seq, decision, played: what }] : [];
  });
};

/** What a bot says about a choice; undefined if there was nothing to compare. */
const thoughtIn = (
  { seq, decision, played }: PastChoice,
  seat: Seat,
  { weighed = [], netFault }: BotMove,
): Thought | undefined => {
  const { table, legal } = decision;
  const considered = weighed
    .filter(({ action, worth }) => legal.includes(action) && Number.isFinite(worth))
    .slice(0, MOST_CONSIDERED)
    .map(({ action, worth }) => ({ action: makeAction(table, action), worth }));
  return considered.length < 2 ? undefined : { seq, seat, played, considered, isNetless: netFault !== undefined };
};

/** Thoughts that a bot works out, and how to end that; those that were worked out until then remain. */
export interface PendingThoughts {
  readonly thoughts: Promise<readonly Thought[] | Denial>;
  readonly cancel: () => void;
}

export const thoughtsOf = (
  { sheet, game, isOver }: HostedTable,
  ports: Pick<Ports, 'bots' | 'clock'>,
  range: EntryRange,
): PendingThoughts => {
  let isCancelled = false;
  let cancel = (): void => undefined;
  const think = async (): Promise<readonly Thought[] | Denial> => {
    if (!mayShowThoughts(sheet, isOver)) return SECRET;
    const { seat } = range;
    const sitter: Sitter | undefined = sheet.sitters[seat];
    const thoughts: Thought[] = [];
    for (const choice of sitter?.kind === 'bot' ? choicesIn(game, sheet, range) : []) {
      if (isCancelled) break;
      const asked = askBot(ports, sitter?.policy ?? '', choice.decision);
      cancel = asked.cancel;
      const answer = await asked.answer;
      if (answer && 'failure' in answer) throw new Error(`the bot gave no answer: ${answer.failure}`);
      const thought = answer && thoughtIn(choice, seat, answer);
      if (thought) thoughts.push(thought);
    }
    return thoughts;
  };
  return {
    thoughts: think(),
    cancel: () => {
      isCancelled = true;
      cancel();
    },
  };
};
