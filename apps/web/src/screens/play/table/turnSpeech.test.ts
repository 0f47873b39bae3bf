import { Desk, DraftTurn } from '@coalbrook/desk';
import type { SeatTurn } from '@coalbrook/desk';
import { birmingham } from '@coalbrook/editions';
import { NOBODY } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';
import {
  english as words,
  explain,
  sayAction,
  sayCustomer,
  sayKind,
  sayQuestion,
  tellDeeds,
  thingsOf,
  capital,
} from '@coalbrook/words';
import { expect, test } from 'vitest';

import { decisionsOf, tableFor } from '../../../desk/fixtures.ts';
import type { PreviewWords } from '../../../desk/previewText.ts';
import { english } from '../../../language/english.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { draftNews, drawnCards } from './draftNews.ts';
import { turnSpeech } from './turnSpeech.ts';

const table = tableFor(birmingham);
const names = ['Ada', 'Ben'];
const { desk: texts, panels } = english;
const from: PreviewWords = {
  table,
  names,
  texts,
  panels,
  words: {
    things: thingsOf(table, words),
    action: (action, view) => capital(sayAction(table, action, words, view)),
    customer: (outlet, view) => sayCustomer(table, outlet, words, view),
    kind: (kind) => capital(sayKind(table, kind, words)),
    question: (view) => sayQuestion(table, view, words),
    why: (refusal) => explain(table, refusal, words, names),
    deeds: (before, events) => tellDeeds(table, names, words, before, events).map(({ text }) => capital(text)),
  },
};

const firstView = (): View => {
  for (const { state, view } of decisionsOf(table, 'speech')) if (state.actor === 0) return view;
  throw new Error('nobody decides');
};

/** A turn at its beginning, with a desk that plays it. */
const opened = () => {
  const view = firstView();
  const draft = new DraftTurn(table, view, { seq: 3, viewer: 0 as Seat, actor: 0 as Seat });
  const listeners = new Set<() => void>();
  const turn: SeatTurn = {
    table,
    get frame() {
      return draft.frame;
    },
    isLive: true,
    sending: undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (actions) => draft.choose(actions),
    paidWith: (action, cards) => draft.paidWith(action, cards),
    foresee: (action, cards) => draft.foresee(action, cards),
    whyNot: (attempt) => draft.whyNot(attempt),
    undo: () => void draft.undo(),
    redo: () => void draft.redo(),
    commit: () => Promise.resolve(undefined),
    withdraw: () => undefined,
  };
  const preferences = () => ({ confirms: 'action', endsTurn: false }) as const;
  return { desk: new Desk({ turn, preferences, report: () => undefined }), draft };
};

const snapshotOf = (frame: GameSnapshot['frame'], more: object = {}): GameSnapshot =>
  ({
    frame,
    shown: { mode: 'live' },
    sheet: { sitters: [{ kind: 'person' }, { kind: 'bot' }] },
    isSketch: false,
    ...more,
  }) as unknown as GameSnapshot;

test('an open turn says what is asked, and a chosen action what it does and costs', () => {
  const { desk } = opened();
  const ask = (): readonly string[] => turnSpeech(desk.state, snapshotOf(desk.state.frame), from);
  expect(ask()).toEqual([expect.stringMatching(/^Choose an action/), texts.chooseAction]);
  desk.pick({ on: 'kind', kind: 'loan' });
  const said = ask();
  expect(said[0]).toMatch(/^Takes a loan of £30/);
  expect(said).toContainEqual(expect.stringMatching(/^Money: £\d+ becomes £\d+\.$/));
  expect(said).toContainEqual(expect.stringMatching(/^Income: .+ becomes .+\.$/));
  expect(said).toContainEqual(expect.stringMatching(/^Spends /));
});

test('a confirmation says what was done and which figures changed, and undoing says so', () => {
  const { desk } = opened();
  const before = desk.state.frame;
  desk.pick({ on: 'kind', kind: 'loan' });
  desk.do('confirm');
  const after = desk.state.frame;
  const done = draftNews(before, after, from);
  expect(done[0]).toMatch(/^Takes a loan of £30/);
  expect(done[1]).toMatch(/^Money: /);
  expect(draftNews(after, before, from)).toEqual([texts.undone, expect.stringMatching(/^Money: /), expect.anything()]);
  expect(draftNews(after, after, from)).toEqual([]);
  expect(draftNews(before, { ...after, seq: 9 }, from)).toEqual([]);
});

test('cards that were drawn at the end of a turn are named', () => {
  const { desk } = opened();
  const { frame, view } = desk.state;
  const later = view.copy();
  const card = table.cards.findIndex(({ id }) => view.hand[id] === 0);
  later.hand[card] = 2;
  const name = from.words.things.card(table.cards[card].id);
  expect(drawnCards(frame, { ...frame, seq: 9, cells: later.cells }, from)).toEqual([name, name]);
  expect(drawnCards(frame, { ...frame, cells: later.cells }, from)).toEqual([]);
});

test('while others play, only persons are waited for aloud', () => {
  const { desk } = opened();
  const { state } = desk;
  const waiting = (actor: number, more: object = {}): readonly string[] =>
    turnSpeech(state, snapshotOf({ ...state.frame, stage: 'waiting', actor: actor as Seat }, more), from);
  expect(waiting(0)).toEqual([texts.waitsFor('Ada')]);
  expect(waiting(1)).toEqual([]);
  expect(waiting(NOBODY)).toEqual([]);
  expect(waiting(0, { shown: { mode: 'telling' } })).toEqual([]);
  expect(turnSpeech(state, snapshotOf({ ...state.frame, stage: 'over' }), from)).toEqual([texts.over]);
});

test('a paused game is nobody’s turn', () => {
  const { desk } = opened();
  const { state } = desk;
  const paused = (more: object): readonly string[] =>
    turnSpeech(state, snapshotOf({ ...state.frame, ...more }, { isAdjourned: true }), from);
  expect(paused({ stage: 'waiting', actor: 0 as Seat })).toEqual([texts.adjourned]);
  expect(paused({ stage: 'open' })).toEqual([texts.adjourned, texts.adjournedHint]);
  expect(paused({ stage: 'complete' })).toEqual([texts.adjourned, texts.adjournedHint]);
  expect(paused({ stage: 'over' })).toEqual([texts.over]);
});
