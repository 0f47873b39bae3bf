import { characterNames, levelNames } from '@coalbrook/bots';
import { birmingham, lancashire } from '@coalbrook/editions';
import { english, findLanguage, finishedLanguages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { opponents as germanTexts } from '../language/de/opponents.ts';
import { opponents as texts } from '../language/en/opponents.ts';
import type { OpponentTexts } from '../language/en/opponents.ts';
import { charactersIn, opponentsIn } from './candidate.ts';
import { levelOf } from './levels.ts';

test('the opponents are all bots with a level, from level 1 upwards', () => {
  const opponents = opponentsIn('birmingham', english, texts);
  expect(opponents.map(({ id }) => id)).toEqual(levelNames);
  expect(opponents.map(({ level }) => level)).toEqual(levelNames.map((_, index) => index + 1));
});

const textsBy: Readonly<Record<string, OpponentTexts>> = { en: texts, de: germanTexts };

test.each(finishedLanguages)('every opponent has a name and a sentence of its own in $name', (language) => {
  const own = textsBy[language.code];
  const said = new Set<string>();
  for (const { id, name, sentence } of [
    ...opponentsIn('birmingham', language, own),
    ...charactersIn(birmingham, language, own),
  ]) {
    expect(name).not.toBe(id);
    expect(sentence, id).toMatch(/^\p{Lu}.+\.$/u);
    expect(said).not.toContain(sentence);
    said.add(sentence);
  }
});

test('a random player is not an opponent, and has no level', () => {
  expect(opponentsIn('birmingham', english, texts).map(({ id }) => String(id))).not.toContain('random');
  expect(levelOf('random')).toBeUndefined();
});

test('a strength is that of the edition, and unknown where none was measured', () => {
  const measured = { lancashire: { carter: 900 } };
  const [carter, brewer] = opponentsIn('lancashire', english, texts, measured).slice(levelNames.indexOf('carter'));
  expect(carter?.strength).toBe(900);
  expect(brewer?.strength).toBeUndefined();
  expect(opponentsIn('birmingham', english, texts, measured)[0]?.strength).toBeUndefined();
});

test('characters have no level, and are those who find what they like in the edition', () => {
  const characters = charactersIn(birmingham, english, texts);
  expect(characters.map(({ id }) => id)).toEqual(characterNames);
  for (const { id, level } of characters) expect([level, levelOf(id)]).toEqual([undefined, undefined]);
  const elsewhere = charactersIn(lancashire, english, texts).map(({ id }) => id);
  expect(elsewhere).toEqual(['spinner', 'cottonLord', 'navvy', 'railwayKing']);
});

test('a character is as strong as an opponent with a level, called by its name; unknown where nobody measured', () => {
  const [spinner, cottonLord] = charactersIn(lancashire, findLanguage('de')!, germanTexts, {
    lancashire: { spinner: 'apprentice' },
  });
  expect(spinner?.equal).toBe('Lehrling');
  expect(cottonLord?.equal).toBeUndefined();
});
