import type { NameWords } from '../catalogue/nameWords.ts';
import type { Noun, SiteWords } from '../catalogue/noun.ts';
import { lookUp } from '../lookUp.ts';
import { dialectOf } from './dialects.ts';
import { a, bent, link, listed, noun, ordinal } from './grammar.ts';
import { placeWords } from './places.ts';

type NounsBySlug = Readonly<Record<string, Noun>>;

const industries: NounsBySlug = {
  cotton: noun('f', 'Baumwollspinnerei', 'Baumwollspinnereien'),
  manufacturer: noun('f', 'Fabrik', 'Fabriken'),
  pottery: noun('f', 'Töpferei', 'Töpfereien'),
  coal: noun('n', 'Kohlebergwerk', 'Kohlebergwerke'),
  iron: noun('f', 'Eisenhütte', 'Eisenhütten'),
  brewery: noun('f', 'Brauerei', 'Brauereien'),
  port: noun('m', 'Hafen', 'Häfen'),
  shipyard: noun('f', 'Werft', 'Werften'),
  goods: noun('f', 'Konsumgüterfabrik', 'Konsumgüterfabriken'),
  ship: noun('n', 'Schiff', 'Schiffe'),
};

/** Terms that differ in one game, by its slug. */
const ownIndustries: Readonly<Record<string, NounsBySlug>> = {
  'age-of-industry': { coal: noun('f', 'Zeche', 'Zechen') },
};

const eras: NounsBySlug = {
  canal: noun('f', 'Kanalepoche', 'Kanalepochen'),
  rail: noun('f', 'Eisenbahnepoche', 'Eisenbahnepochen'),
};

const ownEras: Readonly<Record<string, NounsBySlug>> = {
  'age-of-industry': { rail: noun('n', 'Eisenbahnzeitalter', 'Eisenbahnzeitalter') },
};

/** Goods with a name of their own. */
const wares: Readonly<Record<string, string>> = {
  cotton: 'Baumwolle',
  manufacturer: 'Fabrikwaren',
  pottery: 'Tonwaren',
  goods: 'Konsumgüter',
};

/** Cards that show neither a place nor a single industry. */
const cards: Readonly<Record<string, string>> = {
  'cotton-manufacturer': 'Baumwollspinnerei/Fabrik',
  'wild-location': 'Ortsjoker',
  'wild-industry': 'Industriejoker',
  black: 'Schwarz',
  blue: 'Blau',
  brown: 'Braun',
  green: 'Grün',
  grey: 'Grau',
  'light-blue': 'Hellblau',
  'light-green': 'Hellgrün',
  orange: 'Orange',
  pink: 'Rosa',
  purple: 'Lila',
  red: 'Rot',
  turquoise: 'Türkis',
  white: 'Weiß',
  yellow: 'Gelb',
};

const findIndustry = (edition: string, slug: string): Noun | undefined =>
  lookUp(ownIndustries[edition] ?? {}, slug) ?? lookUp(industries, slug);

/** A site without its article: it is neuter, and the ending is that of an adjective. */
export const siteNoun = ({ industries: accepted, place, nth }: SiteWords, ending: 'e' | 'en'): string => {
  const what = listed(
    accepted.map((industry) => a(industry, 'accusative')),
    'or',
  );
  return `${nth === 0 ? '' : `${ordinal(nth, ending)} `}Feld für ${what} ${place.at}`;
};

export const names: NameWords = {
  dialectOf,
  era: (edition, { slug, name }) =>
    lookUp(ownEras[edition.slug] ?? {}, slug) ?? lookUp(eras, slug) ?? noun('f', name, name),
  eraShort: ({ one }) => one.replace(/(epoche|zeitalter)$/, ''),
  industry: (edition, { slug, name }) => findIndustry(edition.slug, slug) ?? noun('n', name, name),
  cargoes: [noun('f', 'Kohle', 'Kohle'), noun('n', 'Eisen', 'Eisen'), noun('n', 'Bier', 'Bier')],
  place: placeWords,
  atPlaces(places) {
    const areAlike = places.every(({ manner }) => manner === places[0].manner);
    const [first, ...others] = places;
    return listed([first.at, ...others.map(({ label, at }) => (areAlike ? label : at))], 'or');
  },
  card: (edition, { slug, name }) =>
    lookUp(cards, slug) ?? findIndustry(edition.slug, slug)?.one ?? placeWords({ name }).label,
  tile: ({ industry, level, isLocked }) =>
    isLocked ? `${bent('gesperrt', industry)} ${industry.one}` : `${industry.one} ${level}`,
  site: (site) => `das ${siteNoun(site, 'e')}`,
  wares: (bought) => listed(bought.map(([slug, { many }]) => lookUp(wares, slug) ?? many)),
  link,
};
