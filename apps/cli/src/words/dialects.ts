/** What the rulebooks of the games call the same things. */

import type { Edition } from '@coalbrook/rules';

import { roman } from './grammar.ts';

export interface Dialect {
  /** What is laid in an era, by the slug of the era; a link where it has no word of its own. */
  readonly links: Readonly<Record<string, string>>;
  readonly level: (level: number) => string;
  /** The ladder of prices that cubes are bought from. */
  readonly ladder: string;
  /** Cubes that were bought there. */
  readonly bought: (count: number, cargo: string) => string;
  /** Who has a space of its own on the board and is sold to. */
  readonly merchant: string;
  /** What must be in reach to buy from the ladder. */
  readonly access: readonly string[];
  /** The build that takes both actions, the cards it takes, and what is told of it. */
  readonly double: string;
  readonly anyCards: string;
  readonly builtFreely: string;
}

const several = (count: number, noun: string): string => (count === 1 ? noun : `${count} ${noun}`);

const usual: Dialect = {
  links: { canal: 'canal', rail: 'rail link' },
  level: roman,
  ladder: 'market',
  bought: (count, cargo) => several(count, `market ${cargo}`),
  merchant: 'merchant',
  access: ['merchant'],
  double: 'double build',
  anyCards: 'any two cards',
  builtFreely: 'with any two cards',
};

const dialects: Readonly<Record<string, Dialect>> = {
  lancashire: { ...usual, access: ['trade icon'] },
  'age-of-industry': {
    links: { rail: 'rail' },
    level: String,
    ladder: 'demand track',
    bought: (count, cargo) => `${several(count, cargo)} from the demand track`,
    merchant: 'market',
    access: ['port', 'distant port'],
    double: 'combined action',
    anyCards: 'any card',
    builtFreely: 'with both actions',
  },
};

export const dialectOf = ({ slug }: Edition): Dialect => dialects[slug] ?? usual;
