import { birmingham } from '@coalbrook/editions';
import { awaitsChance, isOver, legalActions, makeTable, pick, seededDraw, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Game } from './game.ts';
import { makeRecord, parseRecord } from './record.ts';
import type { Entry, GameRecord } from './record.ts';
import { replay } from './replay.ts';

const playGame = (seats: number): GameRecord => {
  const table = makeTable(birmingham, { seats });
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  const seed = seedOf('replay');
  for (let counter = 1 << 20; !isOver(game.state); counter++) {
    if (awaitsChance(game.state)) {
      game.draw(seededDraw(table.value, game.state, seed));
      continue;
    }
    const legal = legalActions(table.value, game.state);
    game.play(legal[pick(seed, counter, legal.length)]);
  }
  return game.record();
};

const record = playGame(3);

const withEntry = (seq: number, change: Partial<Entry>): GameRecord => ({
  ...record,
  entries: record.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry)),
});

const divergenceOf = (changed: GameRecord): unknown => {
  const replayed = replay(changed);
  return replayed.ok ? undefined : replayed.fault;
};

const seqOf = (holds: (entry: Entry) => boolean): number => record.entries.findIndex(holds);

describe('a record', () => {
  it('is written and read back', () => {
    const text = makeRecord(record);
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'coalbrook',
      'edition',
      'rules',
      'seats',
      'options',
      'entries',
    ]);
  });

  it('replays to the end, or up to an entry', () => {
    const replayed = replay(record);
    expect(replayed.ok && isOver(replayed.value.state)).toBe(true);
    const half = replay({ ...record, entries: record.entries.slice(0, 40) });
    expect(half.ok && half.value.entries).toEqual(record.entries.slice(0, 40));
  });

  it('calls back after each entry', () => {
    const seen: number[] = [];
    replay(record, undefined, (_game, { seq }) => seen.push(seq));
    expect(seen).toEqual(record.entries.map(({ seq }) => seq));
  });

  it('names the first entry with a wrong check value', () => {
    expect(divergenceOf(withEntry(33, { check: 'zzzz' }))).toMatchObject({ seq: 33, kind: 'check', expected: 'zzzz' });
  });

  it('names the first illegal entry and the refusal', () => {
    const seq = seqOf(({ what }) => what.startsWith('discard'));
    const held = record.entries[seq]?.what ?? '';
    const other = held === 'discard wild-industry' ? 'discard wild-location' : 'discard wild-industry';
    expect(divergenceOf(withEntry(seq, { what: other }))).toMatchObject({
      seq,
      kind: 'refused',
      refusal: { reason: 'cardNotHeld' },
    });
    const { who } = record.entries[seq] ?? { who: 0 };
    expect(divergenceOf(withEntry(seq, { who: ((Number(who) + 1) % 3) as never }))).toMatchObject({
      seq,
      kind: 'refused',
      refusal: { reason: 'notYourTurn' },
    });
  });

  it('names an entry that cannot be read', () => {
    expect(divergenceOf(withEntry(20, { what: 'build castle' }))).toMatchObject({ seq: 20, kind: 'input' });
    expect(divergenceOf(withEntry(0, { what: 'merchants cotton' }))).toMatchObject({
      seq: 0,
      kind: 'input',
      fault: { problem: 'impossible', expected: { kind: 'exactly', value: 'order' } },
    });
    expect(divergenceOf(withEntry(0, { what: 'order 0 1' }))).toMatchObject({ refusal: { reason: 'drawWrongNumber' } });
    expect(divergenceOf(withEntry(0, { what: 'order 0 1 1' }))).toMatchObject({
      refusal: { reason: 'drawNotAvailable' },
    });
  });

  it('refuses entries after the end', () => {
    const last = record.entries.length;
    const longer = {
      ...record,
      entries: [...record.entries, { seq: last, who: 0 as never, what: 'pass', check: '0000' }],
    };
    expect(divergenceOf(longer)).toMatchObject({ seq: last, refusal: { reason: 'gameIsOver' } });
  });

  it('is refused for an impossible table', () => {
    const header = (change: object): unknown => divergenceOf({ ...record, header: { ...record.header, ...change } });
    expect(header({ edition: 'brussels' })).toMatchObject({ fault: { at: 'edition', problem: 'unknown' } });
    expect(header({ rules: 99 })).toMatchObject({ fault: { at: 'rules', problem: 'otherRules' } });
    expect(header({ seats: 7 })).toMatchObject({ fault: { at: 'seats', problem: 'outOfRange' } });
    expect(header({ options: ['night'] })).toMatchObject({ fault: { at: 'options', problem: 'unknown' } });
  });
});

describe('a damaged file', () => {
  const placeOf = (text: string): string | undefined => {
    const parsed = parseRecord(text);
    return parsed.ok ? undefined : parsed.fault.at || parsed.fault.document;
  };
  const good = makeRecord(record);

  it.each([
    ['', 'file'],
    ['{', 'file'],
    ['[]', 'record'],
    ['null', 'record'],
    [good.replace('"coalbrook":1', '"coalbrook":2'), 'coalbrook'],
    [good.replace('"seats":3', '"seats":"three"'), 'seats'],
    [good.replace('"seats":3,', ''), 'seats'],
    [good.replace('"options":[]', '"options":[5]'), 'options[0]'],
    [good.replace('"options":[]', '"option":[]'), 'option'],
    [good.replace('"? order', '"! order'), 'entries[0]'],
    [good.replace(/=[0-9a-z]{4}"/, '"'), 'entries[0]'],
  ])('is refused with its place: %#', (text, at) => {
    expect(placeOf(text)).toBe(at);
  });
});
