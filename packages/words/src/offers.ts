/** The choices before a game: editions, options, automata, boards, bots. */

import type { Edition, Option } from '@coalbrook/rules';

import type { EditionNames, Offered } from './catalogue/editionNames.ts';
import type { Language } from './language.ts';
import { lookUp } from './lookUp.ts';

type OfferedBySlug = Readonly<Record<string, Offered>>;

/** An edition in words, by slug and in the order of the data. */
export interface EditionWords {
  readonly name: string;
  readonly options: OfferedBySlug;
  readonly automata: OfferedBySlug;
  /** The difficulties of automata. */
  readonly levels: OfferedBySlug;
  readonly files: OfferedBySlug;
  /** By the name in the data. */
  readonly boards: Readonly<Record<string, string>>;
}

/** Anything without words keeps its slug. */
const named = (options: readonly Option[], known: OfferedBySlug = {}): OfferedBySlug =>
  Object.fromEntries(options.map(({ slug }) => [slug, known[slug] ?? { name: slug, sentence: '' }]));

export const editionWords = (edition: Edition, { offers }: Language): EditionWords => {
  const known = lookUp<EditionNames>(offers.editions, edition.slug);
  return {
    name: known?.name ?? edition.name,
    options: named(edition.options, known?.options),
    automata: named(edition.automata, known?.automata),
    levels: named(edition.levels, known?.levels),
    files: named(edition.files, known?.files),
    boards: Object.fromEntries(edition.boards.map(({ name }) => [name, offers.board(name)])),
  };
};

/** What a bot is called; an unknown bot keeps its own name. */
export const policyName = (name: string, { offers }: Language): string => lookUp(offers.policies, name) ?? name;

/** A bot as it follows “against”; an unknown bot keeps its own name. */
export const facedPolicy = (name: string, { offers }: Language): string => lookUp(offers.faced, name) ?? name;
