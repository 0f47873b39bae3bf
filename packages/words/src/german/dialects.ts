/** The German rulebooks' terms for the same things. */

import type { Edition } from '@coalbrook/rules';

import type { Dialect } from '../catalogue/dialect.ts';
import { roman } from '../roman.ts';
import { noun, several } from './grammar.ts';

const railway = noun('f', 'Eisenbahnstrecke', 'Eisenbahnstrecken');

const usual: Dialect = {
  links: { canal: noun('m', 'Kanal', 'Kanäle'), rail: railway },
  level: roman,
  ladder: noun('m', 'Markt', 'Märkte'),
  bought: (count, cargo) => `${several(count, cargo)} vom Markt`,
  merchant: noun('m', 'Händler', 'Händler'),
  access: [noun('m', 'Händler', 'Händler')],
  mine: noun('n', 'Kohlebergwerk', 'Kohlebergwerke'),
  double: noun('n', 'Überall bauen', 'Überall bauen'),
  anyCards: 'zwei beliebigen Karten',
  builtFreely: 'mit zwei beliebigen Karten',
  kinds: {},
};

const dialects: Readonly<Record<string, Dialect>> = {
  lancashire: { ...usual, access: [noun('n', 'Handelssymbol', 'Handelssymbole')] },
  'age-of-industry': {
    links: { rail: railway },
    level: String,
    ladder: noun('f', 'Bedarfsleiste', 'Bedarfsleisten'),
    bought: (count, cargo) => `${several(count, cargo)} von der Bedarfsleiste`,
    merchant: noun('m', 'Markt', 'Märkte'),
    access: [noun('m', 'Hafen', 'Häfen'), noun('m', 'Fernhafen', 'Fernhäfen')],
    mine: noun('f', 'Zeche', 'Zechen'),
    double: noun('n', 'Überall bauen', 'Überall bauen'),
    anyCards: 'einer beliebigen Karte',
    builtFreely: 'mit beiden Aktionen',
    kinds: { network: 'Strecke' },
  },
};

export const dialectOf = ({ slug }: Pick<Edition, 'slug'>): Dialect => dialects[slug] ?? usual;
