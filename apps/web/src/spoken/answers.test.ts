import { Desk, DraftTurn } from '@coalbrook/desk';
import { editions } from '@coalbrook/editions';
import type { Refusal, Seat, Table, View } from '@coalbrook/rules';
import { sceneOf } from '@coalbrook/scene';
import { explain, findLanguage, thingsOf } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { decisionsOf, tableFor } from '../desk/fixtures.ts';
import { answers as germanAnswers } from '../language/de/answers.ts';
import { messages as german } from '../language/de/messages.ts';
import { answers as englishAnswers } from '../language/en/answers.ts';
import { english } from '../language/english.ts';
import { answers, sayTown } from './answers.ts';
import type { Asked } from './answers.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const languages = [
  ['en', english],
  ['de', german],
] as const;

const askedAt = (table: Table, count: number, code: 'en' | 'de'): Asked => {
  let at = 0;
  for (const { view, state } of decisionsOf(table, 'answers')) {
    if (at++ < count || state.actor !== 0) continue;
    const language = findLanguage(code);
    if (!language) throw new Error(code);
    const messages = code === 'en' ? english : german;
    const texts = code === 'en' ? englishAnswers : germanAnswers;
    return {
      table,
      view,
      viewer: 0 as Seat,
      things: thingsOf(table, language),
      messages,
      texts,
      names,
      lines: [],
      since: 0,
    };
  }
  throw new Error('the game is too short');
};

/** A desk for a position in which its viewer decides. */
const deskAt = (table: Table, view: View): Desk => {
  const turn = new DraftTurn(table, view, { seq: 0, viewer: view.actor, actor: view.actor });
  const still = {
    table,
    frame: turn.frame,
    isLive: true,
    sending: undefined,
    subscribe: () => () => undefined,
    choose: () => undefined,
    paidWith: () => [],
    foresee: turn.foresee.bind(turn),
    whyNot: turn.whyNot.bind(turn),
    undo: () => undefined,
    redo: () => undefined,
    commit: () => Promise.resolve(undefined),
    withdraw: () => undefined,
  };
  const preferences = () => ({ confirms: 'action', endsTurn: false }) as const;
  return new Desk({ turn: still, preferences, report: () => undefined });
};

const everyAnswer = (asked: Asked): readonly string[] => Object.values(answers).flatMap((answer) => answer(asked));

it.each(editions)('$slug: every question has an answer in whole sentences, in every language', (edition) => {
  const table = tableFor(edition);
  for (const [code] of languages) {
    for (const count of [4, 40, 90]) {
      for (const sentence of everyAnswer(askedAt(table, count, code))) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*[.:]$/u);
        expect(sentence).not.toMatch(/undefined|NaN|null|\.\.| {2}|[a-z]+\.[a-z]+\.\d/);
      }
    }
  }
});

it('says what everybody has, whoever asks first', () => {
  const asked = askedAt(tableFor(editions[0]), 40, 'en');
  const { view, table } = asked;
  const purses = answers.purses(asked);
  expect(purses).toHaveLength(table.seats);
  expect(purses[0]).toMatch(/^You, Ada: to play, /);
  for (const [seat, said] of purses.entries()) {
    expect(said).toContain(`£${view.money[seat]}`);
    expect(said).toContain(`${view.handSize[seat]} card`);
  }
});

it('names the cards of the hand with the digits that choose them', () => {
  const asked = askedAt(tableFor(editions[0]), 4, 'en');
  const [said = ''] = answers.cards(asked);
  const numbers = [...said.matchAll(/(?:^Your hand: |; )(\d)/g)].map(([, digit]) => Number(digit));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(3);
  expect(answers.cards({ ...asked, viewer: -1 as Seat })).toEqual(['You hold no cards.']);
});

it('tells every line since the last turn, each with its name', () => {
  const asked = askedAt(tableFor(editions[0]), 4, 'en');
  const lines = Array.from(
    { length: 12 },
    (_, index) => ({ item: { kind: 'deed', seat: index % 2, text: `does ${index}`, goesOn: false } }) as never,
  );
  expect(answers.moves({ ...asked, lines, since: 2 })).toHaveLength(10);
  expect(answers.moves({ ...asked, lines, since: 11 })).toEqual(['Ben does 11.']);
  expect(answers.moves({ ...asked, lines, since: 12 })).toEqual(['Nobody has played since your last turn.']);
  expect(answers.moves({ ...asked, lines, since: undefined })).toHaveLength(8);
});

it.each(editions)('$slug: a town is described with its sites, its lines, and what can be built there', (edition) => {
  const asked = askedAt(tableFor(edition), 0, 'en');
  const { table, view, things, messages } = asked;
  const desk = deskAt(table, view);
  const speaker = { table, scene: sceneOf(table, view), things, names, words: messages.board };
  const outlook = {
    isOpen: true,
    offers: desk.state.offers,
    whyNot: (targets: Parameters<Desk['whyNot']>[0]) => desk.whyNot(targets),
    explain: (refusal: Refusal) => explain(table, refusal, things.language, names),
  };
  let built = 0;
  for (const { id, sites } of table.places) {
    const said = sayTown(asked, speaker, id, outlook);
    expect(said[0]?.toLowerCase()).toBe(`${things.label(id)}.`.toLowerCase());
    const industries = new Set(sites.flatMap((site) => table.sites[site].industries));
    const verdicts = said.filter((line) => /: (?:you can build it|no)\./.test(line));
    expect(verdicts, said.join('\n')).toHaveLength(industries.size);
    for (const verdict of verdicts) if (verdict.includes(': no.')) expect(verdict).toMatch(/: no\. .+/);
    built += verdicts.filter((line) => line.includes('you can')).length;
    for (const line of said) expect(line).not.toMatch(/undefined|NaN/);
  }
  expect(built).toBeGreaterThan(0);
});
