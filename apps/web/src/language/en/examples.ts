/** Texts about examples of rules. Not part of the catalogue: they are loaded only with the examples. */

import { ruleNumber } from '../ruleNumber.ts';

export const exampleTexts = {
  show: 'Show an example',
  hide: 'Hide the example',
  more: 'More examples',
  label: (rule: string): string => `Example of rule ${ruleNumber(rule)}`,
  unreadable: 'The example cannot be shown.',

  /** Before an action that is refused. */
  refused: 'Not allowed:',
  hand: (name: string, cards: string): string => `${name} holds: ${cards}.`,
  before: 'Before',
  after: 'After',
  moment: 'Position',
  /** For screen readers; `pieces` is a list of tiles and links. */
  picture: (pieces: string): string => `Part of the map. On it: ${pieces}.`,
  emptyPicture: 'Part of the map, without any tiles or links.',
  owned: (piece: string, owner: string): string => `${piece} of ${owner}`,
  flipped: (tile: string): string => `flipped ${tile}`,

  figures: { money: 'money', level: 'income', points: 'points', loans: 'loans', handSize: 'cards' },
  market: (cargo: string): string => `${cargo} market`,
  cubes: (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`),
  deck: (cards: number, aside: number): string =>
    aside === 0 ? `Deck: ${cards} cards` : `Deck: ${cards} cards, ${aside} more are aside`,
  /** The card on top of an automaton’s deck. */
  plan: (card: string): string => `card ${card} on top`,
  /** Tiles by industry, from the lowest level up. */
  mat: (name: string, tiles: string): string => `Mat of ${name}: ${tiles}`,
  change: (figure: string, from: string, to: string): string => `${figure} ${from} → ${to}`,

  tryIt: 'Try it at a table',
  title: (rule: string): string => `Example: ${ruleNumber(rule)}`,
  steps: 'Try:',
  /** What the engine says of the last step. */
  end: 'What happens',
  again: 'Start over',
  rule: 'Back to the rule',
  unknown: 'There is no example of this rule.',
};

export type ExampleTexts = typeof exampleTexts;
