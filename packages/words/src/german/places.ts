/** Places with another name in German, or with an article. Towns keep their names. */

import type { Place } from '@coalbrook/rules';

import type { PlaceWords } from '../catalogue/noun.ts';
import { lookUp } from '../lookUp.ts';

/** A place without article. */
const plain = (name: string): PlaceWords => ({
  name,
  label: name,
  at: `in ${name}`,
  from: `aus ${name}`,
  manner: 'in',
});

/** The words of a place with an article: die Schweiz, in der Schweiz, aus der Schweiz. */
const articled = (name: string, at: string, from: string, label = name.replace(/^(der|die|das) /, '')): PlaceWords => ({
  name,
  label,
  at,
  from,
  manner: at,
});

/** The same for a name that is a plural: die Niederlande. */
const many = (label: string, dative: string): PlaceWords => ({
  ...articled(`die ${label}`, `in den ${dative}`, `aus den ${dative}`),
  isMany: true,
});

/** A brewery in the country has no name on the map, only a town beside it. */
const farm = (town: string): PlaceWords =>
  articled(
    `die ländliche Brauerei bei ${town}`,
    `auf dem Land bei ${town}`,
    `vom Land bei ${town}`,
    `Ländliche Brauerei bei ${town}`,
  );

/** By the name in the data, so that they also apply to users' boards. */
const known: Readonly<Record<string, PlaceWords>> = {
  'the farm near Cannock': farm('Cannock'),
  'the farm near Worcester': farm('Worcester'),
  'The Midlands': many('Midlands', 'Midlands'),
  Scotland: plain('Schottland'),
  Hanover: plain('Hannover'),
  Cologne: plain('Köln'),
  Nuremberg: plain('Nürnberg'),
  Munich: plain('München'),
  Poland: plain('Polen'),
  Belgium: plain('Belgien'),
  Bohemia: plain('Böhmen'),
  France: plain('Frankreich'),
  Netherlands: many('Niederlande', 'Niederlanden'),
  Denmark: plain('Dänemark'),
  Austria: plain('Österreich'),
  Switzerland: articled('die Schweiz', 'in der Schweiz', 'aus der Schweiz'),
  Canada: plain('Kanada'),
  'The West': articled('der Westen', 'im Westen', 'aus dem Westen'),
  'Gulf of Maine': articled('der Golf von Maine', 'im Golf von Maine', 'aus dem Golf von Maine'),
  'Massachusetts Bay': articled('die Massachusetts-Bucht', 'in der Massachusetts-Bucht', 'aus der Massachusetts-Bucht'),
  'Nantucket Sound': articled('der Nantucket-Sund', 'im Nantucket-Sund', 'aus dem Nantucket-Sund'),
  'Long Island Sound': articled('der Long-Island-Sund', 'im Long-Island-Sund', 'aus dem Long-Island-Sund'),
  'New York Bay': articled('die Bucht von New York', 'in der Bucht von New York', 'aus der Bucht von New York'),
};

export const placeWords = ({ name }: Pick<Place, 'name'>): PlaceWords => lookUp(known, name) ?? plain(name);
