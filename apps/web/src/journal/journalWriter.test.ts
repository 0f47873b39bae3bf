import { apprentice, playOn, random } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { birmingham, editions } from '@coalbrook/editions';
import { beginGame, draw, makeTable, play, seedOf } from '@coalbrook/rules';
import type { Edition, GameEvent, Seat, Table, Wish } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { english, languages, namesOf, tellJournal } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { eraEndsOf } from '../count/eraEnds.ts';
import { chaptersOf, JournalWriter, sinceTurnOf } from './journalWriter.ts';
import { latestDeed } from './latestDeed.ts';
import { endOfLastTurn, neighbour, timelineOf } from './moments.ts';
import { beatsOf, facesOf, lastPlanTurn, planTurnAt, stateOfPart } from './planTurn.ts';

interface Played {
  readonly table: Table;
  readonly steps: readonly LoggedStep[];
  readonly points: readonly number[];
}

const playedGame = (edition: Edition, wish: Wish, policy: Policy = random): Played => {
  const made = makeTable(edition, wish);
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const steps: LoggedStep[] = [];
  let events: GameEvent[] = [];
  const tell = (event: GameEvent) => void events.push(event);
  const take = (who: LoggedStep['who']) => {
    steps.push({ seq: steps.length - 1, who, events });
    events = [];
  };
  const state = beginGame(table, tell);
  take('chance');
  playOn(
    {
      table,
      state,
      play(action) {
        const who = state.actor;
        play(table, state, action, tell);
        take(who);
      },
      draw(drawn) {
        draw(table, state, drawn, tell);
        take('chance');
      },
    },
    Array.from({ length: table.wish.seats }, () => policy),
    seedOf('a chronicle'),
  );
  return { table, steps, points: Array.from(state.points) };
};

const solo = playedGame(birmingham, { seats: 1, automata: ['eadweard:normal'] }, apprentice);
const games = [
  solo,
  ...editions.map((edition) => playedGame(edition, { seats: edition.seats[edition.seats.length - 1] })),
];

const textsOf = (lines: readonly { readonly item: { readonly text: string } }[]): readonly string[] =>
  lines.map(({ item }) => item.text);

describe.each(games)('a game of $table.edition.name for $table.seats', ({ table, steps, points }) => {
  const names = namesOf(table);
  const entries = steps.length - 1;

  it.each(languages)('reads the same written at once or step by step in $name', (language) => {
    const journal = tellJournal(table, names, language);
    const whole = [...journal.note(steps.flatMap(({ events }) => events)), ...journal.flush()];
    const writer = new JournalWriter({ table, names, language });
    for (let seq = 0; seq <= entries; seq += 7) writer.upTo(steps.slice(0, seq + 1), seq);
    expect(textsOf(writer.upTo(steps, entries))).toEqual(whole.map(({ text }) => text));
  });

  it('shows at each moment what has happened by then', () => {
    const writer = new JournalWriter({ table, names, language: english });
    const all = writer.upTo(steps, entries);
    const fresh = new JournalWriter({ table, names, language: english });
    for (let seq = 0; seq <= entries; seq += 23) {
      const lines = writer.upTo(steps, seq);
      expect(textsOf(fresh.upTo(steps.slice(0, seq + 1), seq))).toEqual(textsOf(lines));
      for (const { from, to } of lines) {
        expect(to).toBeLessThanOrEqual(seq);
        expect(from).toBeLessThanOrEqual(to);
      }
    }
    expect(all.every(({ to }, index) => index === 0 || to >= all[index - 1].to)).toBe(true);
  });

  it('is written again if the steps change', () => {
    const writer = new JournalWriter({ table, names, language: english });
    const before = writer.upTo(steps, entries);
    const others = steps.map((step) => ({ ...step }));
    expect(writer.upTo(others, entries)).toEqual(before);
  });

  it('chapters keep every line', () => {
    const lines = new JournalWriter({ table, names, language: english }).upTo(steps, entries);
    const chapters = chaptersOf(lines);
    const headings = chapters.filter(({ heading }) => heading).length;
    const indices = chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((one) => one.lines.map(({ index }) => index)),
    );
    expect(indices.length + headings).toBe(lines.length);
    expect(indices.every((index, place) => place === 0 || index > indices[place - 1])).toBe(true);
    for (const { paragraphs } of chapters) {
      for (const { seat, lines: some } of paragraphs) expect(some.every(({ item }) => item.seat === seat)).toBe(true);
    }
  });

  it('has a moment for every entry, and a tick for every round', () => {
    const { moments, ticks, turns, stops } = timelineOf(steps);
    expect(moments).toHaveLength(entries + 1);
    expect(moments[entries].isOver).toBe(true);
    expect(ticks.filter(({ isEra }) => isEra)).toHaveLength(table.eras.length);
    const rounds = steps.flatMap(({ events }) => events.filter(({ event }) => event === 'roundBegan'));
    expect(ticks).toHaveLength(rounds.length);
    expect(stops.at(-1)).toBe(entries);
    expect(neighbour(stops, entries, 1)).toBeUndefined();
    expect(neighbour(stops, 0, -1)).toBeUndefined();
    const end = endOfLastTurn({ moments, ticks, turns, stops }, 0 as Seat);
    expect(end).toBeGreaterThan(0);
  });

  it('knows the points before and after every count', () => {
    const ends = eraEndsOf(table, steps);
    expect(ends).toHaveLength(table.eras.length);
    expect(ends.map(({ isLast }) => isLast)).toEqual(ends.map((_, index) => index === ends.length - 1));
    const { before, counts } = ends[ends.length - 1];
    expect(
      before.map((sum, seat) =>
        counts.reduce((all, count) => all + (count.seat === seat && count.source !== 'rail' ? count.amount : 0), sum),
      ),
    ).toEqual(points);
  });

  it('sinceTurnOf starts after the last turn of a seat', () => {
    const writer = new JournalWriter({ table, names, language: english });
    const { turns, moments } = timelineOf(steps);
    for (const { seq, seat } of turns.slice(table.seats * 2, table.seats * 6)) {
      const lines = writer.upTo(steps, seq);
      const since = sinceTurnOf(lines, seat, moments[seq].seat === seat);
      const own = lines.slice(since).filter(({ item }) => item.seat === seat && item.kind === 'deed');
      if (moments[seq].seat === seat) expect(own).toEqual([]);
      expect(since).toBeGreaterThan(0);
    }
  });
});

describe('the turn of an automaton', () => {
  const { table, steps } = solo;
  const lines = new JournalWriter({ table, names: namesOf(table), language: english }).upTo(steps, steps.length);
  const turns = lines.flatMap((line, index) =>
    line.item.kind === 'plan' && !line.item.goesOn ? [planTurnAt(lines, index)] : [],
  );

  it('is found from any of its lines', () => {
    expect(turns.length).toBeGreaterThan(10);
    lines.forEach(({ item }, index) => {
      const turn = planTurnAt(lines, index);
      expect(turn !== undefined).toBe(item.kind === 'plan');
      if (turn) expect(turns).toContainEqual(turn);
    });
    expect(lastPlanTurn(lines)).toEqual(turns.at(-1));
    expect(lastPlanTurn(lines, 0 as Seat)).toBeUndefined();
  });

  it('ends on the last part of its last side, if any', () => {
    for (const turn of turns) {
      const faces = facesOf(turn?.items ?? []);
      expect(faces.length).toBeGreaterThan(0);
      for (const { steps: parts } of faces) {
        const states = [...new Set(parts.map(({ part }) => part))].map((part) =>
          part === undefined ? 'untried' : stateOfPart(parts, part),
        );
        expect(states.slice(0, -1).every((state) => state !== 'followed')).toBe(true);
      }
      const beats = beatsOf(turn?.items ?? []);
      expect(beats.length).toBeGreaterThanOrEqual(faces.length);
      expect(beats.every(({ text }) => text !== '')).toBe(true);
    }
  });

  it('is the latest deed if nobody acted after it', () => {
    const index = lines.findLastIndex(({ item }) => item.kind === 'plan');
    expect(latestDeed(lines.slice(0, index + 1))).toEqual({ seat: 1, text: lines[index].item.text, index });
    expect(latestDeed([])).toBeUndefined();
  });
});
