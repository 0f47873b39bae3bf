import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseRecord, replay, tableOf } from '@coalbrook/record';
import type { GameEvent, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from '../english/english.ts';
import type { JournalItem } from '../items.ts';
import { tellJournal } from '../journal.ts';
import type { Language } from '../language.ts';
import { namesOf } from '../names.ts';
import { anEnglishWord, aGap } from '../wording.ts';
import { german } from './german.ts';

const folder = join(import.meta.dirname, '../../../../tests/golden/games');
const games = readdirSync(folder).filter((file) => file.endsWith('.json'));

const heard = (file: string): { readonly table: Table; readonly events: readonly GameEvent[] } => {
  const record = parseRecord(readFileSync(join(folder, file), 'utf8'));
  if (!record.ok) throw new Error(file);
  const table = tableOf(record.value.header);
  if (!table.ok) throw new Error(file);
  const events: GameEvent[] = [];
  replay(record.value, (event) => events.push(event));
  return { table: table.value, events };
};

const told = (table: Table, events: readonly GameEvent[], language: Language): readonly JournalItem[] => {
  const journal = tellJournal(table, namesOf(table), language);
  return [...journal.note(events), ...journal.flush()];
};

/** Everything about an item except its wording. */
const bare = (item: JournalItem): unknown => {
  const { text: _text, ...rest } = item;
  switch (rest.kind) {
    case 'plan':
      return { ...rest, steps: rest.steps.map(({ text: _words, ...step }) => step) };
    case 'score': {
      const { heading: _heading, victory: _victory, columns, ...sheet } = rest.sheet;
      return { ...rest, sheet, columns: columns.map(({ part, era }) => [part, era]) };
    }
    default:
      return rest;
  }
};

const textsOf = (item: JournalItem): readonly string[] => [
  item.text,
  ...(item.kind === 'plan' ? item.steps.map(({ text }) => text) : []),
  ...(item.kind === 'score' ? item.sheet.columns.flatMap(({ over, heading }) => [over, heading]) : []),
];

describe.each(games)('the golden game %s in German', (file) => {
  const { table, events } = heard(file);
  const items = told(table, events, german);

  it('has no gaps and no English words', () => {
    const texts = items.filter(({ kind }) => kind !== 'title').flatMap(textsOf);
    expect(texts.filter((text) => aGap.test(text) || anEnglishWord.test(text))).toEqual([]);
  });

  it('starts sentences about the back of a card so that they can follow a name', () => {
    const backs = items.flatMap((item) => (item.kind === 'plan' && item.side === 'back' ? [item.text] : []));
    expect(backs.filter((text) => !/^folgt (dann )?der Rückseite von Automakarte /.test(text))).toEqual([]);
  });

  it('says the same as in English', () => {
    expect(items.map(bare)).toEqual(told(table, events, english).map(bare));
  });
});
