import { describe, expect, test } from 'vitest';

import { ruleSearch as german } from '../language/de/ruleSearch.ts';
import { ruleSearch as english } from '../language/en/ruleSearch.ts';
import { readRules } from '../rulebook/readRules.ts';
import { loadRuleSearch, textsWith } from './loadRuleSearch.ts';
import { RuleSearch } from './ruleSearch.ts';

const rules = readRules(`# Rules of a game

## coal: Consuming coal

- **game.coal.1** Coal comes from the nearest connected coal mine, whoever owns it.
- **game.coal.2** Coal may be bought from the market if no connected mine has any.

## loan: Loans

- **game.loan.1** A loan pays £30 and lowers income by 3 levels.
- **game.loan.2** Loans are never paid back.

## build: Building

- **game.build.1** A build puts one tile on a free site.
- **game.build.2** A tile may be replaced by one of a higher level.
- **game.build.3** A second is refused.
`);

const automata = readRules(`# Rules of a game against automata

## coal: Coal

- **game-solo.coal.1** Coal comes from the nearest coal mine of its own first.
`);

const regeln = readRules(`# Regeln eines Spiels

## coal: Kohle

- **game.coal.1** Kohle kommt vom nächsten verbundenen Bergwerk.
- **game.coal.2** Vom Kohlemarkt wird gekauft, wenn kein Bergwerk welche hat.

## port: Häfen

- **game.port.1** Ein Hafen wird umgedreht, wenn über ihn verkauft wird.
- **game.port.2** Plättchen der Häfen dürfen ersetzt werden.
`);

const search = new RuleSearch(
  { ...english, asked: 'game.build.1: where does it go, first thing to do\ngame.build.3: two tiles in one town' },
  [rules, automata],
);
const suche = new RuleSearch({ ...german, asked: '' }, [regeln]);

const first = (one: RuleSearch, question: string): string | undefined => one.find(question)[0]?.id;

describe('in English', () => {
  test.each([
    ['the words of the statement', 'coal from the market', 'game.coal.2'],
    ['other forms of them', 'lowering incomes', 'game.loan.1'],
    ['words that mean the same', 'earnings', 'game.loan.1'],
    ['several words that mean one', 'pay back', 'game.loan.2'],
    ['words of which rules have one', 'upgrade', 'game.build.2'],
    ['the beginning of a word', 'replac', 'game.build.2'],
    ['a slip', 'markte', 'game.coal.2'],
    ['a slip of a word that means the same', 'upgrde', 'game.build.2'],
    ['the name of a town, where any would do', 'two mines in Dudley', 'game.build.3'],
    ['a way to ask that shares no word with it', 'what is the first thing to do?', 'game.build.1'],
    ['its number', 'loan.2', 'game.loan.2'],
    ['its number with a sign', '§ Loan.2', 'game.loan.2'],
    ['its whole number', 'game.build.1', 'game.build.1'],
  ])('a statement is found by %s', (_, question, id) => {
    expect(first(search, question)).toBe(id);
  });

  test('a text on the side waits until it is asked for', () => {
    expect(first(search, 'where does coal come from')).toBe('game.coal.1');
    expect(first(search, 'where does the coal of automata come from')).toBe('game-solo.coal.1');
    expect(first(search, 'where does the bot get coal')).toBe('game-solo.coal.1');
  });

  test('every statement of a number is named, of whichever text', () => {
    expect(search.find('coal.1').map(({ id }) => id)).toEqual(['game.coal.1', 'game-solo.coal.1']);
  });

  test('nothing is found for words that no rule has', () => {
    expect(search.find('xylophone')).toEqual([]);
    expect(search.find('?')).toEqual([]);
    expect(search.find('')).toEqual([]);
  });

  test('questions of filler words alone still look for these', () => {
    expect(first(search, 'no')).toBe('game.coal.2');
  });
});

describe('in German', () => {
  test.each([
    ['without umlauts', 'plattchen', 'game.port.2'],
    ['with e for umlauts', 'haefen', 'game.port.2'],
    ['by a part of a compound', 'markt', 'game.coal.2'],
    ['by a compound of its words', 'kohlebergwerk', 'game.coal.1'],
    ['by other forms', 'hafen umdrehen', 'game.port.1'],
    ['by words that mean the same', 'überbauen', 'game.port.2'],
    ['by slips', 'ersezten', 'game.port.2'],
    ['whatever stands before a verb', 'mitverkauft', 'game.port.1'],
    ['by the end of a compound that nobody knows', 'mistmarkt', 'game.coal.2'],
    ['by its beginning', 'kohlemarktgedöns', 'game.coal.2'],
  ])('a statement is found %s', (_, question, id) => {
    expect(first(suche, question)).toBe(id);
  });
});

describe('among statements with the same words', () => {
  const alike = (text: string): RuleSearch => new RuleSearch({ ...english, asked: '' }, [readRules(text)]);

  test('one is found first whose section has the other words of a question', () => {
    const found = alike(`# Rules

## one: Fruit

- **game.one.1** Apples are round and red.
- **game.one.2** Plums are sweet.

## two: Fruit

- **game.two.1** Apples are round and red.
- **game.two.2** Pears may rot.
`).find('round red apples rotting');
    expect(found[0]?.id).toBe('game.two.1');
  });

  test('a filler counts if it means something', () => {
    const found = alike(`# Rules

## one: Fruit

- **game.one.1** An apple is eaten at once by its owner.
- **game.one.2** An apple is eaten at once by its rival.
`).find('his apple');
    expect(found[0]?.id).toBe('game.one.2');
  });
});

test('the texts about one game belong together', () => {
  const all = ['age-of-industry', 'birmingham', 'birmingham-automa'];
  expect(textsWith('birmingham', all)).toEqual(['birmingham', 'birmingham-automa']);
  expect(textsWith('birmingham-automa', all)).toEqual(['birmingham', 'birmingham-automa']);
  expect(textsWith('age-of-industry', all)).toEqual(['age-of-industry']);
});

test('the search is in the language in which the rules are shown', async () => {
  const [germanSearch, englishSearch] = await Promise.all(
    ['de', 'xx'].map((code) => loadRuleSearch('lancashire', code)),
  );
  expect(germanSearch.find('darlehen')[0]?.id).toMatch(/^lancashire\.loan\./);
  expect(englishSearch.find('borrowing')[0]?.id).toMatch(/^lancashire\.loan\./);
});
