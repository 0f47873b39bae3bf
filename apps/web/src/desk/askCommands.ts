/** Questions about the table that are answered in words. */

import { always, sheetCommand } from './command.ts';
import type { SpokenQuestion, TableCommand } from './command.ts';

const keys: Readonly<Record<SpokenQuestion, string>> = {
  purses: 'g',
  markets: 'Shift+c',
  merchants: 'Shift+b',
  cards: 'Shift+k',
  moves: 'Shift+l',
  worth: 'Shift+w',
  turn: 'Shift+r',
};

const ask = (question: SpokenQuestion): TableCommand => ({
  id: `ask:${question}`,
  group: 'ask',
  keys: [keys[question]],
  label: ({ texts }) => texts.commands.ask[question],
  isEnabled: always,
  run: ({ screen }) => screen.answer(question),
});

export const askCommands: readonly TableCommand[] = [
  ask('turn'),
  ask('purses'),
  ask('cards'),
  ask('markets'),
  ask('merchants'),
  ask('moves'),
  ask('worth'),
  sheetCommand('towns', 'ask', ['Shift+o']),
];
