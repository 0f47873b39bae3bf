/** What somebody apparently wants who typed words that fit no move. */

import type { Selection, Target } from '@coalbrook/desk';
import { isTyped, keyOf, namedBy, turnKinds } from '@coalbrook/desk';
import type { Kind, Table } from '@coalbrook/rules';
import type { Things } from '@coalbrook/words';

import type { PaletteTexts } from '../language/en/palette.ts';

/** Lower case without accents, words apart by single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}#&]+/u)
    .filter((word) => word !== '')
    .join(' ');

export interface WishWords {
  readonly things: Things;
  readonly kind: (kind: Kind) => string;
  readonly synonyms: PaletteTexts['synonyms'];
}

/** Whether a text has a word that a name has, too; a word may be shortened to four letters. */
const shares = (text: string, name: string): boolean => {
  const words = plain(name).split(' ');
  return text
    .split(' ')
    .some(
      (typed) =>
        typed.length > 2 && words.some((word) => word === typed || (typed.length > 3 && word.startsWith(typed))),
    );
};

/**
 * The targets that a text names: as records write them, or by a kind of action, industries, places and the line between
 * two places. Empty if it names nothing.
 */
export const wishOf = (table: Table, text: string, { things, kind, synonyms }: WishWords): Selection => {
  if (isTyped(text) && namedBy(table, text).length > 1) return namedBy(table, text);
  const said = plain(text);
  const isNamed = (name: string): boolean => ` ${said} `.includes(` ${plain(name)} `);
  const kindNamed = (one: Kind): boolean => shares(said, kind(one));
  const kindMeant = (one: Kind): boolean => shares(said, synonyms[`kind:${one}`] ?? '');
  const kinds = turnKinds(table);
  const meant = kinds.find(kindNamed) ?? kinds.find(kindMeant);
  const places = table.places.filter(({ id }) => isNamed(things.label(id)) || shares(said, things.label(id)));
  const line = table.links.find(
    ({ ends }) => places.length > 1 && ends.every((end) => places.some(({ id }) => id === end)),
  );
  const industry = table.industries.find(({ id, slug }) => shares(said, things.industry(id)) || shares(said, slug));
  const named: readonly (Target | undefined)[] = [
    meant && { on: 'kind', kind: meant },
    line && { on: 'link', link: line.id },
    line || !places[0] ? undefined : { on: 'place', place: places[0].id },
    industry && { on: 'industry', industry: industry.id },
  ];
  const targets = named.filter((target) => target !== undefined);
  return targets.filter((target, index) => targets.findIndex((other) => keyOf(other) === keyOf(target)) === index);
};
