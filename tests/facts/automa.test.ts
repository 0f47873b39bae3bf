/** Compares the automata's data with the collected facts, if they are available next to the project. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BoardFile } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import cards from '../../packages/editions/src/birmingham/automa/data/cards.json' with { type: 'json' };
import compass from '../../packages/editions/src/birmingham/automa/data/compass.json' with { type: 'json' };
import type { DeckFile, PlanCardFile } from '../../packages/editions/src/birmingham/automa/deckFile.ts';
import { automata, difficulties, readCompany } from '../../packages/editions/src/birmingham/automa/difficulty.ts';
import { groupSizes, readDeck } from '../../packages/editions/src/birmingham/automa/readDeck.ts';
import board from '../../packages/editions/src/birmingham/data/board.json' with { type: 'json' };
import tiles from '../../packages/editions/src/birmingham/data/tiles.json' with { type: 'json' };

const file = join(import.meta.dirname, '..', '..', '..', 'shared', 'facts', 'mautoma.json');

type Counts = Readonly<Record<string, number>>;

interface Facts {
  readonly deckRecipes: Readonly<
    Record<
      string,
      { mautomas: readonly string[]; cardSets: readonly (keyof typeof groupSizes)[]; groupSizes: Counts; total: number }
    >
  >;
  readonly deckStatistics: Readonly<Record<string, Readonly<Record<string, Counts>>>>;
  readonly difficulty: Readonly<
    Record<string, { tiles: Readonly<Record<string, readonly number[]>>; totalTiles: number }>
  >;
  readonly boardReference: {
    readonly spaces: Readonly<Record<string, readonly { index: number; quadrants: readonly string[] }[]>>;
    readonly clockwiseFromNorth: { readonly order: Readonly<Record<string, readonly { link: string }[]>> };
  };
}

const slug = (id: string): string => id.replace('_', '-');

const { industries } = tiles;

const deckOf = (value: unknown): DeckFile => {
  const deck = readDeck(value, board as BoardFile, industries);
  if (!deck.ok) throw new Error(JSON.stringify(deck.fault));
  return deck.value;
};

const tally = (words: readonly (string | number)[]): Counts => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const statisticsOf = (deck: readonly PlanCardFile[]): Readonly<Record<string, Counts>> => {
  const orders = deck.flatMap(({ back }) => back.actions);
  return {
    firstRound: tally(deck.map(({ back }) => back.firstRound)),
    developIronPriceMax: tally(orders.flatMap((order) => (order.kind === 'develop' ? [order.ironPriceMax] : []))),
    sellBrewery: tally(orders.flatMap((order) => (order.kind === 'sell' ? [order.breweryLocation] : []))),
    tieBreakQuadrant: tally(deck.map(({ back }) => back.tieBreakQuadrant)),
    frontBuilds: tally(
      deck.flatMap(({ front }) => front.flatMap((slot) => (slot.kind === 'build' ? [slot.industry] : []))),
    ),
  };
};

describe.skipIf(!existsSync(file))('the data of the automata against the collected facts', () => {
  const whole: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const facts = whole as Facts;

  it('has the same plan cards, and reads the collected file itself', () => {
    expect(deckOf(cards)).toEqual(deckOf(whole));
  });

  it('has groups of the same sizes', () => {
    for (const { cardSets, groupSizes: sizes, total } of Object.values(facts.deckRecipes)) {
      const deck = deckOf(cards).cards.filter(({ set }) => cardSets.includes(set));
      expect(tally(deck.map(({ group }) => group))).toEqual(sizes);
      expect(deck).toHaveLength(total);
      for (const [group, size] of Object.entries(sizes))
        expect(cardSets.reduce((sum, set) => sum + groupSizes[set][group as 'A'], 0)).toBe(size);
    }
  });

  it('has the same deck statistics', () => {
    const deck = deckOf(cards).cards;
    const base = deck.filter(({ set }) => set === 'base');
    expect({ base: statisticsOf(base), all31: statisticsOf(deck) }).toEqual(facts.deckStatistics);
  });

  it('has the same clockwise order of places', () => {
    const theirs = Object.entries(facts.boardReference.clockwiseFromNorth.order).map(
      ([place, lines]) => [slug(place), lines.map(({ link }) => slug(link))] as const,
    );
    expect(compass.clockwise).toEqual(Object.fromEntries(theirs));
  });

  it('has the sites at the same corners', () => {
    const theirs = Object.entries(facts.boardReference.spaces).flatMap(([place, sites]) =>
      sites.map(({ index, quadrants }) => [`${slug(place)}#${index + 1}`, quadrants] as const),
    );
    expect(compass.corners).toEqual(Object.fromEntries(theirs));
  });

  it('has the same automata with the same difficulties', () => {
    expect(automata.map((one) => one.slug)).toEqual(facts.deckRecipes['2']?.mautomas);
    expect(difficulties.map((one) => one.slug)).toEqual(Object.keys(facts.difficulty));
    for (const [name, { tiles: counts, totalTiles }] of Object.entries(facts.difficulty)) {
      const company = readCompany([`eadweard:${name}`], industries);
      const mat = company.ok ? company.value[0].mat : {};
      const theirs = Object.entries(counts).flatMap(([industry, byLevel]) =>
        byLevel.map((count, index) => [`${industry}-${index + 1}`, count] as const),
      );
      expect(mat).toEqual(Object.fromEntries(theirs));
      expect(Object.values(mat).reduce((sum, count) => sum + count, 0)).toBe(totalTiles);
    }
  });
});
