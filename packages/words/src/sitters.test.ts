import { expect, test } from 'vitest';

import { english } from './english/english.ts';
import { german } from './german/german.ts';
import { languages } from './languages.ts';
import { policyName } from './offers.ts';
import { nameSitters } from './sitters.ts';

const bot = (name: string, policy = 'apprentice') => ({ kind: 'bot', name, policy });
const person = (name: string) => ({ kind: 'person', name, policy: '' });
const namesFor = (sitters: Parameters<typeof nameSitters>[0], language = german): readonly string[] =>
  nameSitters(sitters, language).map(({ name }) => name);

test.each(Object.keys(english.offers.policies))(
  'a %s is called what it is in the language of whoever reads, whoever opened the table',
  (policy) => {
    for (const opener of languages)
      for (const reader of languages)
        expect(namesFor([bot(policyName(policy, opener), policy)], reader)).toEqual([policyName(policy, reader)]);
  },
);

test('bots of one kind keep their numbers, in whatever order they sit', () => {
  const sitters = [bot('Apprentice 2'), person('Ada'), bot('Apprentice'), bot('Carter', 'carter')];
  expect(namesFor(sitters)).toEqual(['Lehrling 2', 'Ada', 'Lehrling', 'Fuhrmann']);
  expect(namesFor(sitters, english)).toEqual(['Apprentice 2', 'Ada', 'Apprentice', 'Carter']);
});

test('names that were given stay, also those of people and automata', () => {
  const sitters = [
    person('Apprentice'),
    bot('Charles'),
    bot('Apprentice of Watt'),
    bot('Watt 2'),
    { kind: 'automaton', name: 'Eadweard' },
    // A bot in the place of somebody who has left.
    bot('Ben'),
  ];
  expect(nameSitters(sitters, german)).toBe(sitters);
});

test('nobody gets the name of somebody else', () => {
  expect(namesFor([person('Lehrling'), bot('Apprentice'), bot('Apprentice 2')])).toEqual([
    'Lehrling',
    'Lehrling 2',
    'Lehrling 3',
  ]);
  expect(namesFor([bot('Apprentice'), bot('Lehrling')])).toEqual(['Lehrling', 'Lehrling 2']);
});

test('a seat keeps its name when another bot goes on there', () => {
  expect(namesFor([bot('Apprentice', 'master')])).toEqual(['Lehrling']);
  expect(namesFor([bot('Apprentice', 'master'), bot('Master', 'master')], english)).toEqual(['Apprentice', 'Master']);
});

test('a bot is known by its name where its policy is not told, or has no name', () => {
  expect(namesFor([{ kind: 'bot', name: 'Railway baron' }])).toEqual(['Eisenbahnbaron']);
  expect(namesFor([bot('Railway baron', 'bystander')])).toEqual(['Eisenbahnbaron']);
});

test('a bot without a name is called what it is', () => {
  expect(namesFor([bot(''), bot('', 'carter'), bot('', 'bystander')])).toEqual(['Lehrling', 'Fuhrmann', '']);
});
