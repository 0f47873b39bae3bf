/**
 * Whole games at a host, played by people who know only what it sends to their seats. A second game replays the record
 * with full knowledge; every draft is compared with it, and with a simple model of undo and redo.
 */

import { DraftTurn } from '@coalbrook/desk';
import { Host, MemoryLedger, localBots, seededChance } from '@coalbrook/host';
import { follow, Game, headerOf, makeAction } from '@coalbrook/record';
import { isLegal, legalActions, mask, maskEvent, NOBODY, pick, play, seedOf } from '@coalbrook/rules';
import type { Action, CardId, GameEvent, Seat, State, Table } from '@coalbrook/rules';
import { expect } from 'vitest';

import { expectSame } from '../expectSame.ts';

type Random = (size: number) => number;

const openHost = async (table: Table, seed: string): Promise<Host> => {
  const sitters = table.automata.map((automaton, seat) => ({
    kind: automaton ? ('automaton' as const) : ('person' as const),
    policy: '',
    name: String(seat),
    figure: '',
    colour: '',
  }));
  const host = await Host.open(
    { id: 'game', header: headerOf(table), sitters, seed, begun: 0 },
    {
      ledger: new MemoryLedger(),
      chance: seededChance(seed),
      bots: localBots,
      clock: { after: () => () => undefined },
      audience: { tell: () => undefined },
    },
  );
  if (!host.ok) throw new Error(JSON.stringify(host.fault));
  return host.value;
};

/** What a page shows of a turn, except for undo and redo; cells as text, which is fast to compare. */
const shown = ({ table, frame, texts }: DraftTurn): unknown => ({
  stage: frame.stage,
  legal: frame.legal.map((action) => makeAction(table, action)).join(),
  cells: frame.cells.join(),
  draft: frame.draft,
  texts,
});

/** Undoes and redoes steps of a turn, and expects to see what was shown at the same step before. */
class UndoModel {
  readonly #turn: DraftTurn;
  readonly #past: unknown[];
  #at = 0;

  constructor(turn: DraftTurn) {
    this.#turn = turn;
    this.#past = [shown(turn)];
  }

  /** A card that pays for an action belongs to the action's step. */
  added(isPayment: boolean): void {
    this.#past.length = isPayment && this.#at > 0 ? this.#at : ++this.#at;
    this.#past.push(shown(this.#turn));
    this.check();
  }

  go(by: 1 | -1): void {
    const isPossible = by < 0 ? this.#at > 0 : this.#at < this.#past.length - 1;
    expect(by < 0 ? this.#turn.undo() : this.#turn.redo()).toBe(isPossible);
    if (isPossible) this.#at += by;
    this.check();
  }

  check(): void {
    const { canUndo, canRedo } = this.#turn.frame;
    expectSame(shown(this.#turn), this.#past[this.#at]);
    expectSame([canUndo, canRedo], [this.#at > 0, this.#at < this.#past.length - 1]);
  }
}

/** Drafts a turn to its end, undoing and redoing steps on the way. */
const draft = (turn: DraftTurn, random: Random): void => {
  const { table } = turn;
  const ways = new UndoModel(turn);
  for (let thoughts = 6; ;) {
    const thought = thoughts > 0 ? random(4) : 3;
    if (thought < 3) thoughts--;
    if (thought === 0) ways.go(-1);
    else if (thought === 1) ways.go(1);
    else if (thought === 2) {
      const any = table.catalogue.all[random(table.catalogue.all.length)];
      if (turn.frame.legal.includes(any)) continue;
      expect(turn.choose([any])).toMatchObject({ rule: expect.stringMatching(/^[a-z-]+\.[a-z]+\.\d+$/) as string });
      ways.check();
    } else {
      if (turn.stage !== 'open') return;
      const { legal } = turn.frame;
      const isPayment = legal.every(({ kind }) => kind === 'discard');
      expect(turn.choose(turn.paidWith(legal[random(legal.length)], [random(table.cards.length) as CardId]))).toBe(
        undefined,
      );
      ways.added(isPayment);
    }
  }
};

/** The events and the result of a turn's actions when played on the full state. */
const compareWithState = (turn: DraftTurn, before: State, seat: Seat): void => {
  const { table, actions, frame } = turn;
  const state = before.copy();
  actions.forEach((action: Action, index) => {
    const events: GameEvent[] = [];
    expect(isLegal(table, state, action)).toBe(true);
    play(table, state, action, (event) => events.push(maskEvent(event, seat)));
    const drafted = frame.draft[index].events;
    const endsHere = index === actions.length - 1 && frame.stage === 'complete';
    expectSame(endsHere ? events.slice(0, drafted.length) : events, drafted);
  });
  if (frame.stage === 'reveals') expectSame(mask(table, state, seat).cells, frame.cells);
};

const commit = async (host: Host, game: Game, seat: Seat, random: Random): Promise<void> => {
  const { table } = host;
  const seen = host.look(seat);
  expectSame(seen.cells, mask(table, game.state, seat).cells);
  let turn = DraftTurn.open(table, seen);
  expectSame(turn.frame.legal, legalActions(table, game.state));
  draft(turn, random);
  compareWithState(turn, game.state, seat);
  if (random(3) === 0) {
    expect(await host.keepDraft(seat, seen.seq, turn.texts)).toBeUndefined();
    const kept = shown(turn);
    turn = DraftTurn.open(table, host.look(seat));
    expectSame(shown(turn), kept);
    for (const other of [NOBODY, ((seat + 1) % table.seats) as Seat]) {
      if (other === seat) continue;
      expect(host.look(other)).toMatchObject({ draft: [], cells: mask(table, game.state, other).cells });
    }
  }
  expect(await host.commit(seat, seen.seq, turn.texts)).toBeUndefined();
  const { seq } = host;
  expect(await host.commit(seat, seen.seq, turn.texts)).toBeUndefined();
  expect(host.seq).toBe(seq);
  const steps = host.steps(seat, seen.seq);
  turn.frame.draft.forEach((drafted, index) => {
    expect(steps[index]).toMatchObject({ seq: drafted.seq, who: seat });
    expectSame(steps[index].events.slice(0, drafted.events.length), drafted.events);
  });
};

/** Plays a whole game. Returns how many turns people had. */
export const playsThroughViews = async (table: Table, number: number): Promise<number> => {
  const name = `pages ${number}`;
  const seed = seedOf(name);
  let counter = 1 << 20;
  const random: Random = (size) => pick(seed, counter++, size);
  const host = await openHost(table, name);
  const game = new Game(table);
  let turns = 0;
  for (;;) {
    await host.go();
    for (const entry of host.record().entries.slice(game.entries.length)) {
      const outcome = follow(game, entry);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
    }
    if (host.isOver) return turns;
    await commit(host, game, host.look(NOBODY).actor, random);
    turns++;
  }
};
