import { birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { english as englishWords, findLanguage, thingsOf } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { catalogues } from '../language/languages.ts';
import { scoringTexts } from './scoringTexts.ts';

const tableFor = (edition: Edition, options: readonly string[] = []): Table => {
  const table = makeTable(edition, { seats: 2, options });
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const textsAt = (table: Table, code = 'en'): readonly string[] =>
  scoringTexts(table, catalogues[code].panels, thingsOf(table, findLanguage(code) ?? englishWords));

const textsFor = (edition: Edition, options: readonly string[], code = 'en'): readonly string[] =>
  textsAt(tableFor(edition, options), code);

describe('the player aid on scoring', () => {
  it.each([birmingham, lancashire])('names the extra scoring of the introductory game of $name', (edition) => {
    expect(textsFor(edition, ['introductory']).slice(2)).toEqual([
      'At the end of the game, every full £4 is worth one point, up to 15 points.',
      'Then your income level is added to your points, or subtracted if it is negative.',
      'Flipped tiles of level II or higher score again at the end of the game.',
    ]);
    expect(textsFor(edition, ['introductory'], 'de').slice(2)).toEqual([
      'Am Ende des Spiels sind je volle £4 einen Punkt wert, höchstens aber 15 Punkte.',
      'Dann wird deine Einkommensstufe zu deinen Punkten addiert; ist sie negativ, wird sie abgezogen.',
      'Umgedrehte Plättchen ab Stufe II bringen am Ende des Spiels noch einmal Punkte.',
    ]);
  });

  it('names nothing of it in the full game', () => {
    expect(textsFor(lancashire, []).slice(2)).toEqual([
      'After the canal era, all level I tiles are removed.',
      'At the end of the game, every full £10 is worth one point.',
    ]);
    expect(textsFor(birmingham, []).join(' ')).not.toMatch(/income|again|full/);
  });

  it.each([birmingham, lancashire])('names the obsolete levels of $name', (edition) => {
    expect(textsFor(edition, [])).toContain('After the canal era, all level I tiles are removed.');
    expect(textsFor(edition, [], 'de')).toContain('Nach der Kanalepoche werden alle Plättchen der Stufe I entfernt.');
  });

  it('takes the obsolete levels from the steps of the era', () => {
    const table = tableFor(lancashire);
    const [first, second] = table.eras;
    const strict: Table = {
      ...table,
      eras: [
        { ...first, atEnd: [{ name: 'removeObsolete', upToLevel: 2 }] },
        { ...second, atEnd: [] },
      ],
    };
    expect(textsAt(strict)).toEqual(['After the canal era, all tiles up to level II are removed.']);
    expect(textsAt(strict, 'de')).toEqual(['Nach der Kanalepoche werden alle Plättchen bis Stufe II entfernt.']);
  });
});
