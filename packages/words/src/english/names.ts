import { cargoes } from '@coalbrook/rules';
import type { Place } from '@coalbrook/rules';

import type { NameWords } from '../catalogue/nameWords.ts';
import { lookUp } from '../lookUp.ts';
import { dialectOf } from './dialects.ts';
import { listed, noun, ordinal } from './grammar.ts';

/** The preposition for a place. */
const prepositions: Readonly<Partial<Record<Place['kind'], string>>> = { farm: 'at', sea: 'on' };

/** Goods with a name of their own. */
const wares: Readonly<Record<string, string>> = {
  cotton: 'cotton',
  manufacturer: 'manufactured goods',
  pottery: 'pottery',
  goods: 'goods',
};

/** The data of the editions is English, so its names can be used as they are. */
export const names: NameWords = {
  dialectOf,
  era: (_edition, { name }) => noun(name),
  eraShort: ({ one }) => one.replace(/ era$/, ''),
  industry: (_edition, { name }) => noun(name),
  cargoes: cargoes.map((cargo) => noun(cargo, cargo)),
  place: ({ name, kind }) => {
    const manner = prepositions[kind] ?? 'in';
    return { name, label: name, at: `${manner} ${name}`, from: `from ${name}`, manner };
  },
  atPlaces(places) {
    const areAlike = places.every(({ manner }) => manner === places[0].manner);
    const [first, ...others] = places;
    return listed([first.at, ...others.map(({ name, at }) => (areAlike ? name : at))], 'or');
  },
  card: (_edition, { name }) => name,
  tile: ({ industry, level, isLocked }) => (isLocked ? `locked ${industry.one}` : `${industry.one} ${level}`),
  site({ industries, place, nth }) {
    const what = listed(
      industries.map(({ one }) => one),
      'or',
    );
    return `the ${nth === 0 ? '' : `${ordinal(nth)} `}${what} site ${place.at}`;
  },
  wares: (industries) => listed(industries.map(([slug, { many }]) => lookUp(wares, slug) ?? many)),
  link: noun('link'),
};
