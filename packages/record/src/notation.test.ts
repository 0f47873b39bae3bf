import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { makeAction, makeDraw, parseAction, parseDraw } from './notation.ts';

const table = ((): Table => {
  const made = makeTable(birmingham, { seats: 4 });
  if (!made.ok) throw new Error('no table');
  return made.value;
})();

const faultOf = (text: string): unknown => {
  const parsed = parseAction(table, text);
  return parsed.ok ? undefined : parsed.fault;
};

describe('notation', () => {
  it('writes and reads back every action', () => {
    const texts = table.catalogue.all.map((action) => makeAction(table, action));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.map((text) => parseAction(table, text))).toEqual(
      table.catalogue.all.map((value) => ({ ok: true, value })),
    );
  });

  it('is readable', () => {
    const texts = new Set(table.catalogue.all.map((action) => makeAction(table, action)));
    for (const text of [
      'build coalbrookdale#2 iron with iron',
      'build farm-north#1 brewery with wild-industry',
      'network kidderminster-worcester',
      'sell birmingham#1 to gloucester#2',
      'develop pottery',
      'loan 30',
      'coal dudley#1',
      'barrel',
      'stop',
    ]) {
      expect(texts.has(text)).toBe(true);
    }
  });

  it('tolerates extra blanks and nothing else', () => {
    expect(parseAction(table, '  loan   30 ').ok).toBe(true);
    expect(faultOf('')).toMatchObject({ word: 1, problem: 'missing' });
    expect(faultOf('fly home')).toMatchObject({ word: 1, problem: 'unknown', found: { text: '"fly"' } });
    expect(faultOf('build')).toMatchObject({ word: 2, problem: 'missing', expected: { kind: 'thing', thing: 'site' } });
    expect(faultOf('build dudley#9 iron with iron')).toMatchObject({ word: 2, problem: 'unknown' });
    expect(faultOf('build dudley#1 gold with iron')).toMatchObject({
      word: 3,
      expected: { kind: 'thing', thing: 'industry' },
    });
    expect(faultOf('build dudley#1 iron for iron')).toMatchObject({ word: 4, found: { text: '"for"' } });
    expect(faultOf('loan thirty')).toMatchObject({ word: 2, problem: 'wrongKind' });
    expect(faultOf('loan -30')).toMatchObject({ problem: 'wrongKind' });
    expect(faultOf('pass please')).toMatchObject({ word: 2, problem: 'superfluous', found: { text: '"please"' } });
  });

  it('writes and reads draws of every urn', () => {
    for (const urn of table.urns) {
      const drawn = urn.slugs(table).map((_, index) => index);
      expect(parseDraw(table, makeDraw(table, urn, drawn))).toEqual({ ok: true, value: { urn, drawn } });
      const dealt = makeDraw(table, urn, drawn, 2 as Seat);
      expect(parseDraw(table, dealt)).toEqual({ ok: true, value: { urn, seat: 2, drawn } });
    }
    expect(parseDraw(table, 'cards iron gold').ok).toBe(false);
    expect(parseDraw(table, 'dice 6').ok).toBe(false);
    expect(parseDraw(table, 'cards to nobody iron').ok).toBe(false);
    expect(parseDraw(table, 'cards')).toMatchObject({ ok: true, value: { drawn: [] } });
  });
});
