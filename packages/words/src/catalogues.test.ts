import { policyNames } from '@coalbrook/bots';
import { editions, lancashire } from '@coalbrook/editions';
import { asks, check, criteria, kinds, obstacles, questions, reasons } from '@coalbrook/rules';
import type { Edition, Facts, Reason, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { sayAction, sayKind, sayQuestion } from './actions.ts';
import type { EditionNames } from './catalogue/editionNames.ts';
import { everyFact, tableFor } from './fixtures.ts';
import type { Language } from './language.ts';
import { findLanguage, finishedLanguages } from './languages.ts';
import { editionWords, facedPolicy, policyName } from './offers.ts';
import { playRandomly } from './randomGame.ts';
import { explain } from './refusals.ts';
import { thingsOf } from './things.ts';
import { anEnglishWord, aGap } from './wording.ts';

const tables: readonly Table[] = [
  ...editions.map((edition) => tableFor(edition)),
  ...editions
    .filter(({ options }) => options.some(({ slug }) => slug === 'new-england'))
    .map((edition) => tableFor(edition, { seats: 4, options: ['new-england'] })),
  tableFor(lancashire, { seats: 2, options: ['community'] }),
];

const sentencesOf = (edition: Edition, language: Language): readonly string[] => {
  const { options, automata, levels, files } = editionWords(edition, language);
  return [options, automata, levels, files].flatMap((some) => Object.values(some)).map(({ sentence }) => sentence);
};

describe.each(finishedLanguages.map((language) => [language.name, language] as const))('%s', (_, language) => {
  /** Actions that one is told to write are the same in every language. */
  const withoutNotation = (text: string): string => text.replace(/„(develop|remove) [^“]*“/, '');
  const isForeign = (text: string): boolean => language.code !== 'en' && anEnglishWord.test(withoutNotation(text));
  const faulty = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => text === '' || aGap.test(text) || isForeign(text));

  it('is found by its code', () => {
    expect(findLanguage(language.code)).toBe(language);
    expect(findLanguage(`${language.code.toUpperCase()}-XX`)).toBe(language);
  });

  it.each(tables.map((table) => [table.edition.name, table] as const))('names all things of %s', (_name, table) => {
    const things = thingsOf(table, language);
    const texts = [
      ...table.eras.flatMap(({ id }) => [things.era(id), things.linkWord(id)]),
      ...table.places.flatMap(({ id }) => [things.place(id), things.label(id), things.inPlace(id)]),
      ...table.sites.map(({ id }) => things.site(id)),
      ...table.links.map(({ id }) => things.link(id)),
      ...table.industries.map(({ id }) => things.industry(id)),
      ...table.tiles.map(({ id }) => things.tile(id)),
      ...table.cards.map(({ id }) => things.card(id)),
      ...table.merchants.map(({ id }) => things.merchant(id)),
      ...table.buyers.filter(({ blank }) => !blank).map(({ id }) => things.wares(id)),
    ];
    expect(faulty(texts)).toEqual([]);
  });

  it.each(tables.map((table) => [table.edition.name, table] as const))('names every action of %s', (_name, table) => {
    const texts = table.catalogue.all.map((action) => sayAction(table, action, language));
    expect(faulty(texts)).toEqual([]);
    const said = kinds.map((kind) => sayKind(table, kind, language));
    expect(faulty(said)).toEqual([]);
  });

  it.each(tables.map((table) => [table.edition.name, table] as const))(
    'has questions and refusals for %s',
    (_name, table) => {
      const asked = new Set<string>();
      const texts = new Set<string>();
      const heard = new Set<Reason>();
      let decisions = 0;
      const look = (
        state: State,
        legal: Parameters<NonNullable<Parameters<typeof playRandomly>[2]['look']>>[1],
      ): void => {
        asked.add(sayQuestion(table, state, language));
        for (const action of legal) texts.add(sayAction(table, action, language, state));
        if (decisions++ % 20 !== 0) return;
        for (const action of table.catalogue.all) {
          const refusal = check(table, state, state.actor, action);
          if (!refusal) continue;
          heard.add(refusal.reason);
          texts.add(explain(table, refusal, language));
        }
      };
      const state = playRandomly(table, 'words', { look });
      for (const question of questions) {
        const other = state.copy();
        other.awaits = asks[question];
        other.urn = 0;
        for (let task = -1; task < kinds.length; task++) {
          other.task = task;
          asked.add(sayQuestion(table, other, language));
        }
      }
      expect(faulty([...asked, ...texts])).toEqual([]);
      expect(heard.size).toBeGreaterThan(20);
    },
  );

  it('has a sentence for every reason at every table', () => {
    for (const table of tables) {
      const facts = (table.merchants.length > 0 ? { ...everyFact, merchant: 0 } : everyFact) as Facts;
      const cited = reasons.filter((reason) => table.citations[reason]);
      const sentences = cited.map((reason) => explain(table, { reason, facts, rule: '' }, language));
      expect(faulty(sentences)).toEqual([]);
      expect(sentences.filter((sentence) => !/^[\p{Lu}„].*[^ ]\.$/u.test(sentence))).toEqual([]);
    }
  });

  it('has words for every obstacle and criterion', () => {
    const { plans, names } = language;
    const place = names.place({ name: 'Dudley', kind: 'town' });
    const obstacleFacts = [[], [place], [place, place]].flatMap((places) =>
      [true, false].flatMap((areNamed) =>
        [0, 1, 2].map((needs) => ({ needs, price: '£3', limit: '£2', tile: 'X I', places, areNamed })),
      ),
    );
    const named = obstacleFacts.filter(({ places }) => places.length > 0);
    const words = [
      ...obstacles.flatMap((obstacle) => named.map((facts) => plans.obstacle(obstacle, facts))),
      ...criteria.flatMap((by) =>
        [plans.line, plans.site, plans.town, plans.tile].flatMap((noun) =>
          [1, 2].map((among) => plans.weighed(among, noun, by)),
        ),
      ),
    ];
    expect(faulty(words)).toEqual([]);
  });

  it('describes everything that can be chosen', () => {
    for (const edition of editions) {
      const sentences = sentencesOf(edition, language);
      expect(faulty(sentences)).toEqual([]);
      expect(sentences.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
      const offered: Readonly<Record<string, EditionNames | undefined>> = language.offers.editions;
      for (const group of ['options', 'automata', 'levels', 'files'] as const) {
        expect(Object.keys(offered[edition.slug]?.[group] ?? {}).toSorted()).toEqual(
          edition[group].map(({ slug }) => slug).toSorted(),
        );
      }
      expect(faulty(Object.values(editionWords(edition, language).boards))).toEqual([]);
    }
    for (const name of ['random', ...policyNames]) {
      expect(faulty([policyName(name, language)])).toEqual([]);
    }
    expect(policyName('stranger', language)).toBe('stranger');
    for (const name of Object.keys(language.offers.faced))
      expect(facedPolicy(name, language)).toContain(policyName(name, language));
    expect(facedPolicy('stranger', language)).toBe('stranger');
  });
});

describe('two finished languages', () => {
  it.each(editions)('have no sentence about $name in common', (edition) => {
    const all = finishedLanguages.flatMap((language) => sentencesOf(edition, language));
    expect(new Set(all).size).toBe(all.length);
  });
});
