/** Values of every type in every field of every document: the referee answers in one line and continues. */

import { editions } from '@coalbrook/editions';
import type { Draft } from '@coalbrook/record';
import { awaitsChance, beginGame, draw, makeTable, seededDraw, seedOf } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { edit } from '../boards/edit.ts';
import { pathsOf } from '../boards/paths.ts';
import { isSoak } from '../soakCount.ts';
import { draftOf } from './samples.ts';
import { ask, wrongTypes, refereeOf } from './wrongTypes.ts';

const PLACEHOLDER = 'the value goes here';
/** A document with the JSON at a path replaced. */
const replaced = (document: unknown, path: string, value: string): string =>
  JSON.stringify(edit(document, { [path]: () => PLACEHOLDER })).replace(JSON.stringify(PLACEHOLDER), value);

/** A position with something in every field. */
const draftFor = (edition: Edition): Draft => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('junk')));
  return draftOf(table, state);
};

/** One value in nine for each path, so that every value is used; all of them in a soak. */
const valuesAt = (path: number): readonly string[] =>
  isSoak ? wrongTypes : wrongTypes.filter((_, index) => index % 9 === path % 9);

describe.each(editions)('the referee of $slug', (edition) => {
  it('survives values of the wrong type in every field of a draft', () => {
    const referee = refereeOf(edition);
    const draft = draftFor(edition);
    expect(ask(referee, JSON.stringify({ do: 'draft', draft }))).toBe(true);
    for (const [index, path] of pathsOf(draft).entries()) {
      for (const value of valuesAt(index)) ask(referee, `{"do":"draft","draft":${replaced(draft, path, value)}}`);
    }
  });

  it('survives values of the wrong type in every field of a record', () => {
    const referee = refereeOf(edition);
    const { record } = JSON.parse(referee.answer('{"do":"record"}')) as { readonly record: object };
    const whole = { ...record, options: [], automata: [], files: {}, position: draftFor(edition) };
    for (const [index, path] of pathsOf(whole).entries()) {
      for (const value of valuesAt(index)) ask(referee, `{"do":"load","record":${replaced(whole, path, value)}}`);
    }
  });

  it('survives values of the wrong type in every field of a board', () => {
    const referee = refereeOf(edition);
    const { slug, seats, boards, boardTerms } = edition;
    const board = { ...boards[0], industries: boardTerms.industries };
    for (const [index, path] of pathsOf(board).entries()) {
      for (const value of valuesAt(index)) {
        const files = `{"board":${replaced(board, path, value)}}`;
        ask(referee, `{"do":"new","edition":"${slug}","seats":${seats[0]},"files":${files}}`);
      }
    }
  });
});
