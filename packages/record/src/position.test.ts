import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  mask,
  NOBODY,
  pick,
  play,
  questionOf,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { GameEvent, Seat, State, Table, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { completeDraft, shareDraft } from './completeDraft.ts';
import { openDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { Game, openGame } from './game.ts';
import { headerOf, makeRecord, parseRecord } from './record.ts';
import { replay } from './replay.ts';
import { tableFor } from './tableFor.ts';

const tableOf = (edition: string, wish: Wish): Table => {
  const table = tableFor(edition, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** Positions of a random game at which somebody is about to choose an action. */
function* positions(table: Table, name: string): Generator<State> {
  const seed = seedOf(name);
  const state = beginGame(table);
  for (let count = 0; !isOver(state); count++) {
    if (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
    else {
      if (questionOf(state) === 'action') yield state;
      const legal = legalActions(table, state);
      play(table, state, legal[pick(seed, 100_000 + count, legal.length)]);
    }
  }
}

const complete = (value: unknown): Draft => {
  const draft = completeDraft(value, seedOf('complete'));
  if (!draft.ok) throw new Error(JSON.stringify(draft.fault));
  return draft.value;
};

const tables: readonly (readonly [string, Wish])[] = [
  ['birmingham', { seats: 3 }],
  ['birmingham', { seats: 1, automata: ['eadweard', 'emily'] }],
  ['lancashire', { seats: 4 }],
  ['age-of-industry', { seats: 3 }],
];

describe.each(tables)('a position shared from %s %j', (edition, wish) => {
  const table = tableOf(edition, wish);

  it('looks the same to the sharer, and is complete', () => {
    let count = 0;
    for (const state of positions(table, 'shared')) {
      if (count++ % 20 > 0) continue;
      const viewer = (count % wish.seats) as Seat;
      const view = mask(table, state, viewer);
      const draft = complete(shareDraft(table, view));
      const opened = openDraft(JSON.parse(JSON.stringify(draft)));
      if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
      const again = mask(opened.value.table, opened.value.state, viewer);
      again.draws = view.draws;
      expect(again.cells).toEqual(view.cells);
      expect(complete(draft)).toEqual(draft);
    }
    expect(count).toBeGreaterThan(10);
  });

  it('contains nothing the sharer cannot see', () => {
    const [state] = positions(table, 'secret');
    const draft = shareDraft(table, mask(table, state, 0 as Seat));
    expect(draft?.deck).toBeUndefined();
    draft?.players.slice(1).forEach(({ hand = {} }) => expect(hand).toEqual({}));
  });

  it('is refused if it has fractional card counts', () => {
    const [state] = positions(table, 'fractions');
    const draft = shareDraft(table, mask(table, state, 0 as Seat));
    const slugs = table.cards.filter(({ wild }) => !wild).map(({ slug }) => slug);
    const discarded = Object.fromEntries(slugs.map((slug) => [slug, 0.5]));
    const completed = completeDraft({ ...draft, deckSize: 99, discarded }, seedOf('fractions'));
    expect(completed).toMatchObject({ ok: false });
  });

  it('cannot be shared during an action', () => {
    const [state] = positions(table, 'early');
    const begun = state.copy();
    begun.awaits++;
    expect(shareDraft(table, mask(table, begun, 0 as Seat))).toBeUndefined();
  });
});

describe('a record that starts from a position', () => {
  const table = tableOf('birmingham', { seats: 2 });
  const position = complete({ edition: 'birmingham', seats: 2, era: 'rail', round: 2 });

  const game = (): Game => {
    const opened = openGame(headerOf(table, position));
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    const [first] = legalActions(table, opened.value.state);
    opened.value.play(first);
    return opened.value;
  };

  it('is written, read and replayed', () => {
    const record = game().record();
    const text = makeRecord(record);
    const read = parseRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(read.value).toEqual(record);
    const again = replay(read.value);
    expect(again.ok && again.value.record()).toEqual(record);
    expect(again.ok && makeRecord(again.value.record())).toBe(text);
  });

  it('tells what everybody may know of the position first', () => {
    const events: GameEvent[] = [];
    const opened = replay(game().record(), (event) => events.push(event));
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    const start = openDraft(position);
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const { state } = start.value;
    const cells = Array.from(mask(table, state, NOBODY).cells);
    expect(events.slice(0, 2)).toEqual([
      { event: 'resumed', era: 1, round: 2, cells },
      { event: 'turnBegan', seat: state.actor },
    ]);
  });

  it('must match the table of its header', () => {
    const faults = (change: object): string => {
      const read = parseRecord(JSON.stringify({ coalbrook: 1, ...headerOf(table, position), entries: [], ...change }));
      return read.ok ? '' : `${read.fault.at} ${read.fault.problem}`;
    };
    expect(faults({})).toBe('');
    expect(faults({ seats: 3 })).toBe('position impossible');
    expect(faults({ edition: 'lancashire' })).toBe('position impossible');
    expect(faults({ position: { ...position, round: 'x' } })).toBe('position.round wrongKind');
    expect(faults({ position: 3 })).toMatch(/^position[. ]/);
  });

  it('has no position field without one', () => {
    expect(makeRecord(new Game(table).record())).toBe(
      '{"coalbrook":1,"edition":"birmingham","rules":2,"seats":2,"options":[],"entries":[]}\n',
    );
  });
});
