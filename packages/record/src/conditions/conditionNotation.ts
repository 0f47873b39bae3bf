/** Conditions as readable text: `built cotton in stone`, `not taken derby#2`, `price coal 3`. Everything is named by slug. */

import { cargoes, NONE } from '@coalbrook/rules';
import type { CargoId, IndustryId, LinkId, OutletId, PlaceId, SiteId, Table } from '@coalbrook/rules';

import { isAtTable } from './circumstances.ts';
import type { Circumstance, Condition } from './condition.ts';

const textOf = (table: Table, is: Circumstance): string => {
  switch (is.about) {
    case 'built': {
      const what = is.industry === undefined ? '' : ` ${table.industries[is.industry].slug}`;
      const where = is.place === undefined ? '' : ` in ${table.places[is.place].slug}`;
      return `built${what}${where}`;
    }
    case 'sold':
      return ['sold', 'to', table.outlets[is.outlet].slug].join(' ');
    case 'site':
      return `taken ${table.sites[is.site].slug}`;
    case 'link':
      return `taken ${table.links[is.link].slug}`;
    case 'price':
      return `price ${cargoes[is.cargo]} ${is.most}`;
    case 'money':
      return `money ${is.least}`;
    case 'first':
    case 'last':
      return is.about;
  }
};

export const makeCondition = (table: Table, { is, isNot }: Condition): string =>
  `${isNot ? 'not ' : ''}${textOf(table, is)}`;

/** The index of a slug; undefined if there is none. */
const indexOf = (things: readonly { readonly slug: string }[], slug: string): number | undefined => {
  const index = things.findIndex((thing) => thing.slug === slug);
  return index === NONE ? undefined : index;
};

const amountOf = (word: string): number | undefined => (/^\d{1,3}$/.test(word) ? Number(word) : undefined);

const readBuilt = (table: Table, words: readonly string[]): Circumstance | undefined => {
  const [what, ...rest] = words[0] === 'in' ? [undefined, ...words] : words;
  const [preposition, where, ...more] = rest;
  const industry = what === undefined ? undefined : indexOf(table.industries, what);
  const place = where === undefined ? undefined : indexOf(table.places, where);
  const isRead =
    more.length === 0 &&
    (what !== undefined) === (industry !== undefined) &&
    (rest.length === 0 || (preposition === 'in' && place !== undefined)) &&
    (industry !== undefined || place !== undefined);
  if (!isRead) return undefined;
  return { about: 'built', place: place as PlaceId | undefined, industry: industry as IndustryId | undefined };
};

const readTaken = (table: Table, slug: string): Circumstance | undefined => {
  const site = indexOf(table.sites, slug);
  if (site !== undefined) return { about: 'site', site: site as SiteId };
  const link = indexOf(table.links, slug);
  return link === undefined ? undefined : { about: 'link', link: link as LinkId };
};

const readPrice = (slug: string, amount: string): Circumstance | undefined => {
  const cargo = (cargoes as readonly string[]).indexOf(slug);
  const most = amountOf(amount);
  return cargo < 0 || most === undefined ? undefined : { about: 'price', cargo: cargo as CargoId, most };
};

const readCircumstance = (table: Table, [about, ...words]: readonly string[]): Circumstance | undefined => {
  if (about === 'built') return readBuilt(table, words);
  const pattern = `${about} ${words.length}`;
  switch (pattern) {
    case 'sold 2': {
      const outlet = indexOf(table.outlets, words[1]);
      return words[0] !== 'to' || outlet === undefined ? undefined : { about: 'sold', outlet: outlet as OutletId };
    }
    case 'taken 1':
      return readTaken(table, words[0]);
    case 'price 2':
      return readPrice(words[0], words[1]);
    case 'money 1': {
      const least = amountOf(words[0]);
      return least === undefined ? undefined : { about: 'money', least };
    }
    case 'first 0':
    case 'last 0':
      return { about: about as 'first' | 'last' };
    default:
      return undefined;
  }
};

/** Reads a condition; undefined if it is not one, or if it can never come about at this table. */
export const parseCondition = (table: Table, text: string): Condition | undefined => {
  const words = text.split(' ').filter((word) => word !== '');
  const isNot = words[0] === 'not';
  const is = readCircumstance(table, isNot ? words.slice(1) : words);
  return is && isAtTable(table, is) ? { is, isNot } : undefined;
};
