/** The rulebooks' terms for the same things. */

import type { Edition } from '@coalbrook/rules';

import type { Dialect } from '../catalogue/dialect.ts';
import { roman } from '../roman.ts';
import { noun, several } from './grammar.ts';

const usual: Dialect = {
  links: { canal: noun('canal'), rail: noun('rail link') },
  level: roman,
  ladder: noun('market'),
  bought: (count, cargo) => several(count, `market ${cargo}`),
  merchant: noun('merchant'),
  access: [noun('merchant')],
  mine: noun('mine'),
  double: noun('double build'),
  anyCards: 'any two cards',
  builtFreely: 'with any two cards',
  kinds: {},
};

const dialects: Readonly<Record<string, Dialect>> = {
  lancashire: { ...usual, access: [noun('trade icon')] },
  'age-of-industry': {
    links: { rail: noun('rail') },
    level: String,
    ladder: noun('demand track'),
    bought: (count, cargo) => `${several(count, cargo)} from the demand track`,
    merchant: noun('market'),
    access: [noun('port'), noun('distant port')],
    mine: noun('mine'),
    double: noun('combined action'),
    anyCards: 'any card',
    builtFreely: 'with both actions',
    kinds: {
      double: 'Combined action',
      network: 'Rail',
      sell: 'Sell goods',
      remove: 'Develop',
      draw: 'Draw cards',
    },
  },
};

export const dialectOf = ({ slug }: Pick<Edition, 'slug'>): Dialect => dialects[slug] ?? usual;
