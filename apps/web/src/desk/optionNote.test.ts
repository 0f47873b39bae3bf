import { Desk, PlainTurn } from '@coalbrook/desk';
import { birmingham } from '@coalbrook/editions';
import { questionOf } from '@coalbrook/rules';
import type { Kind } from '@coalbrook/rules';
import {
  english as words,
  explain,
  sayAction,
  sayCustomer,
  sayKind,
  sayQuestion,
  tellDeeds,
  thingsOf,
} from '@coalbrook/words';
import { expect, it } from 'vitest';

import { english } from '../language/english.ts';
import { decisionsOf, tableFor } from './fixtures.ts';
import { optionNote } from './optionNote.ts';
import type { PreviewWords } from './previewText.ts';

const table = tableFor(birmingham, 3);
const names = ['Ada', 'Ben', 'Cy'];
const { desk: texts, panels } = english;
const from: PreviewWords = {
  table,
  names,
  texts,
  panels,
  words: {
    things: thingsOf(table, words),
    action: (action, view) => sayAction(table, action, words, view),
    customer: (outlet, view) => sayCustomer(table, outlet, words, view),
    kind: (kind) => sayKind(table, kind, words),
    question: (view) => sayQuestion(table, view, words),
    why: (refusal) => explain(table, refusal, words, names),
    deeds: (before, events) => tellDeeds(table, names, words, before, events).map(({ text }) => text),
  },
};

/** What notes must say, by what the option is. */
const said: Readonly<Partial<Record<Kind, RegExp>>> = {
  build: /costs £\d+|market, £/,
  network: /costs £\d+/,
  develop: /(?:iron: .+|^)(?: · )?(?:then \w|No )/,
  sell: /its beer is (?:still there|gone)/,
  beer: /(yours|’s) · .*left there/,
  barrel: /bonus: /,
  iron: /(yours|’s) · .*left there/,
};

it('an option says what it costs and what follows', () => {
  const seen = new Set<Kind>();
  for (const game of ['notes', 'more notes']) {
    for (const { view, state } of decisionsOf(table, game)) {
      const kinds = questionOf(state) === 'action' && seen.has('build') ? ['develop', 'sell'] : Object.keys(said);
      const place = { seq: 0, viewer: state.actor, actor: state.actor, cells: view.cells, draft: [] };
      const turn = new PlainTurn(table, place, () => Promise.resolve(undefined));
      const preferences = () => ({ confirms: 'action', endsTurn: false }) as const;
      const desk = new Desk({ turn, preferences, report: (error) => expect.fail(String(error)) });
      const offers = desk.state.offers.filter(({ action: { kind } }) => kinds.includes(kind) && !seen.has(kind));
      for (const offer of offers.slice(0, 3)) {
        const foreseen = desk.foresee(offer);
        if (!foreseen) continue;
        const { action } = offer;
        const needsBeer = action.kind !== 'sell' || table.tiles[view.tile[action.site]].beer > 0;
        if (!needsBeer) continue;
        const note = optionNote(action, foreseen, view, from);
        expect(note, sayAction(table, action, words, view)).toMatch(said[action.kind] ?? /^/);
        expect(note).not.toMatch(/undefined|NaN|£0/);
        seen.add(action.kind);
      }
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['build', 'network', 'develop', 'beer']));
});
