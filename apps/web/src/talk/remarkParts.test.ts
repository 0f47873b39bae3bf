import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, PlaceId, Seat, Table } from '@coalbrook/rules';
import { languages, thingsOf } from '@coalbrook/words';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { Timeline } from '../journal/moments.ts';
import { turnWords } from '../language/talkTexts.ts';
import { partFinder } from './remarkParts.ts';
import type { RemarkPart } from './remarkParts.ts';
import { RemarkText } from './RemarkText.tsx';

const tableOf = (edition: Edition, seats: number): Table => {
  const made = makeTable(edition, { seats });
  if (!made.ok) throw new Error('no table');
  return made.value;
};

const tables = [tableOf(birmingham, 4), tableOf(lancashire, 3), tableOf(ageOfIndustry, 3)];
const [table] = tables;
const find = partFinder(table, turnWords);

/** The parts that are more than text, as words. */
const found = (body: string, finder = find): readonly string[] =>
  finder(body)
    .filter(({ kind }) => kind !== 'text')
    .map((part) => `${part.kind} ${part.text}`);

const placeNamed = (slug: string): PlaceId | undefined => table.places.find((place) => place.slug === slug)?.id;

describe('a remark', () => {
  it.each([
    ['I will build in Dudley.', ['place Dudley']],
    ['dudley or DUDLEY?', ['place dudley', 'place DUDLEY']],
    ['Dudleys, Dudley2, xDudley and Dudley_', []],
    ['„Dudley“ (Dudley)', ['place Dudley', 'place Dudley']],
    ['Burton-on-Trent and Stoke-on-Trent', ['place Burton-on-Trent', 'place Stoke-on-Trent']],
    ['In turn 14 and Zug 3, not turn 1400 or return 5', ['turn turn 14', 'turn Zug 3']],
    ['See https://example.org/a?b=(c), please.', ['address https://example.org/a?b=(c']],
    ['http://example.org javascript:alert(1) ftp://x', []],
    ['https://bank.example@evil.example/ https://', []],
    ['https://example.org/Dudley', ['address https://example.org/Dudley']],
    ['https://ex\u202Eample.org', ['address https://ex']],
    ['<b>Dudley</b> &amp; [Dudley](https://x.org)', ['place Dudley', 'place Dudley', 'address https://x.org']],
    ['', []],
  ])('%j refers to %j', (body, expected) => {
    expect(found(body)).toEqual(expected);
  });

  it('means the place, whatever the language and the case', () => {
    const [, part] = find('in dudley');
    expect(part).toEqual({ kind: 'place', text: 'dudley', place: placeNamed('dudley') });
    for (const each of tables)
      for (const language of languages)
        for (const { id } of each.places) {
          const name = thingsOf(each, language).place(id);
          const parts = partFinder(each, turnWords)(`Not ${name}!`);
          expect(parts.map(({ text }) => text)).toEqual(['Not ', name, '!']);
        }
  });

  it('of several names that fit means the longest', () => {
    const longer = tables.flatMap((each) =>
      each.places.map(({ id }) => [each, thingsOf(each, languages[0]).place(id)] as const),
    );
    const nested = longer.filter(([each, name]) =>
      longer.some(([other, part]) => other === each && part !== name && name.startsWith(`${part} `)),
    );
    for (const [each, name] of nested) expect(found(name, partFinder(each, turnWords))).toEqual([`place ${name}`]);
  });

  it('refers to no place before the game begins', () => {
    expect(found('Dudley https://x.org', partFinder(undefined, turnWords))).toEqual(['address https://x.org']);
  });
});

/** Texts in which much looks like something else. */
const bodies = array(
  oneof(
    string({ unit: 'binary' }),
    constantFrom(
      'Dudley',
      ' ',
      '\n',
      'turn ',
      'Zug 7',
      '14',
      'https://',
      'example.org',
      '@',
      '<a href="',
      '">',
      '</a>',
    ),
    constantFrom('<script>', '&lt;', '"', "'", 'javascript:', '\u202E', '\u200B', '://', 'Stone', 'data:text/html,'),
  ),
  { maxLength: 12 },
).map((parts) => parts.join(''));

const nothing = (): void => undefined;
const timeline: Timeline = {
  moments: [],
  ticks: [],
  stops: [],
  turns: Array.from({ length: 20 }, (_, seq) => ({ seq, seat: 0 as Seat })),
};
const game = { table, timeline, onMarks: nothing, onFind: nothing, onGoTo: nothing };
const show = (body: string): string => renderToStaticMarkup(createElement(RemarkText, { body, find, game }));

describe('whatever somebody writes', () => {
  it('is all there, in its order', () => {
    const textOf = (parts: readonly RemarkPart[]): string => parts.map(({ text }) => text).join('');
    assert(property(bodies, (body) => textOf(find(body)) === body));
  });

  it('becomes text, buttons and HTTPS links, and nothing else', () => {
    const button = /<button type="button" class="[\w -]*">([^<>]*)<\/button>/g;
    const link =
      /<a href="https:\/\/[^"<>]*" target="_blank" rel="noopener noreferrer nofollow" class="[\w -]*">([^<>]*)<\/a>/g;
    assert(
      property(bodies, (body) => {
        const rest = show(body).replaceAll(button, '$1').replaceAll(link, '$1');
        expect(rest).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
    expect(show('Dudley, turn 3, turn 99, https://x.org').match(/<(button|a) /g)).toEqual([
      '<button ',
      '<button ',
      '<a ',
    ]);
  });

  it('leads where it says', () => {
    assert(
      property(bodies, (body) => {
        for (const [, href, text] of show(body).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)) expect(text).toBe(href);
      }),
    );
  });
});
