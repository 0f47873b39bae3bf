import { birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { english as englishWords, findLanguage, thingsOf } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { catalogues } from '../language/languages.ts';
import { scoringTexts } from './scoringTexts.ts';

const textsFor = (edition: Edition, options: readonly string[], code = 'en'): readonly string[] => {
  const table = makeTable(edition, { seats: 2, options });
  if (!table.ok) throw new Error('no table');
  const { panels } = catalogues[code];
  return scoringTexts(table.value, panels, thingsOf(table.value, findLanguage(code) ?? englishWords));
};

describe('the player aid on scoring', () => {
  it.each([birmingham, lancashire])('names the extra scoring of the introductory game of $name', (edition) => {
    expect(textsFor(edition, ['introductory']).slice(2)).toEqual([
      'At the very end every full £4 is one point, up to 15 points.',
      'Then your income level is added to your points, or taken off where it is below zero.',
      'Flipped tiles of level II or higher score once more at the very end.',
    ]);
    expect(textsFor(edition, ['introductory'], 'de').slice(2)).toEqual([
      'Ganz am Ende sind je volle £4 einen Punkt wert, höchstens aber 15 Punkte.',
      'Dann kommt deine Einkommensstufe zu deinen Punkten hinzu; liegt sie unter null, wird sie abgezogen.',
      'Umgedrehte Plättchen ab Stufe II zählen ganz am Ende noch einmal.',
    ]);
  });

  it('names nothing of it in the full game', () => {
    expect(textsFor(lancashire, []).slice(2)).toEqual([
      'After the first era links and tiles of level I leave the board.',
      'At the very end every full £10 is one point.',
    ]);
    expect(textsFor(birmingham, []).join(' ')).not.toMatch(/income|once more|full/);
  });
});
