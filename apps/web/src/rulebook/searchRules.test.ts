import { describe, expect, test } from 'vitest';

import { ruleSearch as german } from '../language/de/ruleSearch.ts';
import { ruleSearch as english } from '../language/en/ruleSearch.ts';
import { readRules } from './readRules.ts';
import { searchRules } from './searchRules.ts';

const files = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const blocksOf = (name: string) => {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`/${name}.md`));
  if (!entry) throw new Error(`no text ${name}`);
  return readRules(entry[1]);
};

const find = (name: string, question: string): readonly string[] =>
  searchRules(blocksOf(name), question, name.endsWith('.de') ? german : english).map(({ id }) => id);

/** How far down somebody reads. */
const READ = 5;

describe.each([
  ['birmingham', 'Who may use my beer?', 'birmingham.beer.3'],
  ['birmingham', 'can I drink the barrel of a merchant', 'birmingham.beer.4'],
  ['birmingham', 'How much is a loan?', 'birmingham.loan.1'],
  ['birmingham', 'how often can I borrow money', 'birmingham.loan.3'],
  ['birmingham', 'who goes first next round?', 'birmingham.order.1'],
  ['birmingham', 'may I replace a tile of an opponent?', 'birmingham.overbuild.3'],
  ['birmingham', 'do I need a connection for iron?', 'birmingham.iron.1'],
  ['birmingham', 'what does coal cost when the market is empty', 'birmingham.market.3'],
  ['birmingham', 'how do I get wild cards?', 'birmingham.scout.1'],
  ['birmingham', 'which tiles have a lightbulb', 'birmingham.develop.4'],
  ['birmingham', 'what if I cannot pay my negative income?', 'birmingham.shortfall.1'],
  ['birmingham', 'two rails in one action', 'birmingham.network.8'],
  ['lancashire', 'what happens in a tie?', 'lancashire.score.3'],
  ['lancashire', 'can I sell through the port of another player', 'lancashire.sell.3'],
  ['lancashire', 'when are loans no longer given', 'lancashire.loan.3'],
  ['age-of-industry', 'what does the first rail cost', 'age-of-industry.rail.3'],
  ['age-of-industry', 'who is paid when a port is used?', 'age-of-industry.port.3'],
  ['birmingham.de', 'Wer darf mein Bier benutzen?', 'birmingham.beer.3'],
  ['birmingham.de', 'Wie viel bringt ein Kredit?', 'birmingham.loan.1'],
  ['birmingham.de', 'Wer fängt nächste Runde an? Reihenfolge', 'birmingham.order.1'],
  ['birmingham.de', 'Darf ich ein Plättchen eines Gegners überbauen?', 'birmingham.overbuild.3'],
  ['birmingham.de', 'Brauche ich für Eisen eine Verbindung?', 'birmingham.iron.1'],
  ['birmingham.de', 'Wie bekomme ich Joker?', 'birmingham.scout.1'],
])('in %s, “%s”', (name, question, id) => {
  test(`is answered by ${id}`, () => {
    expect(find(name, question).slice(0, READ)).toContain(id);
  });
});

test('the number of a statement finds it', () => {
  expect(find('birmingham', 'build.8')[0]).toBe('birmingham.build.8');
});

test('nothing is found for words that no rule has', () => {
  expect(find('birmingham', 'xylophone')).toEqual([]);
  expect(find('birmingham', '?')).toEqual([]);
});

test('questions of filler words alone still look for these', () => {
  expect(find('birmingham', 'when')[0]).toBeDefined();
});
