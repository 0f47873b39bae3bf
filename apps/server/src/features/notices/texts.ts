import { findEdition } from '@coalbrook/editions';
import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { OrderTrouble } from '@coalbrook/wire/online';
import { editionWords, nameSitters, noticeWords, sayUnplayed } from '@coalbrook/words';
import type { Language, Occasion } from '@coalbrook/words';

import { languageOf } from '../../ground/mail/languageOf.ts';

/** What everybody at the table knows. */
export interface KnownGame {
  readonly edition: string;
  readonly sitters: readonly Sitter[];
  /** The seats of the person who is told; the others are named. */
  readonly held: readonly Seat[];
  /** The one of them that it is about; nobody's if it is about all of them. */
  readonly seat: number;
  /** The round of a tournament that has begun with this game. */
  readonly opened?: { readonly tournament: string; readonly round: number };
}

/** What only the person who is told may know: why their order was not carried out. */
export interface OwnNews {
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly why: OrderTrouble;
}

/** A notice in words. */
export interface NoticeText {
  /** Whom it is for, where several people read it; may be empty. */
  readonly to: string;
  readonly title: string;
  readonly body: string;
}

/** Invisible, and ends what a program would take for an address. */
const WORD_JOINER = '\u2060';

/** A name that no program makes a link of. */
const plainName = (name: string): string => name.replaceAll(/(?<=[.:/])(?=\S)/g, WORD_JOINER);

/** The names at a table for somebody who reads a language. */
const namesFor = (sitters: readonly Sitter[], language: Language): readonly string[] =>
  nameSitters(sitters, language).map(({ name }) => plainName(name));

export const noticeText = (occasion: Occasion, game: KnownGame | undefined, language: string): NoticeText => {
  const spoken = languageOf(language);
  const words = noticeWords(spoken);
  const title = words.titles[occasion];
  if (!game) return { to: '', title, body: words.test };
  const edition = findEdition(game.edition);
  const name = edition ? editionWords(edition, spoken).name : game.edition;
  const { held, seat, opened } = game;
  const names = namesFor(game.sitters, spoken);
  const body = words.game(name, spoken.listed(names.filter((_, one) => !held.includes(one as Seat))));
  const to = names[seat] ?? '';
  if (occasion === 'clears') return { to, title, body: `${body}\n${words.clears}` };
  if (!opened) return { to, title, body };
  const { tournament, round } = opened;
  return { to, title: words.roundOpen(round), body: `${plainName(tournament)}: ${body}` };
};

/** Says why an order was not carried out; empty if the game is not known here. */
export const ownText = ({ header, sitters, why }: OwnNews, language: string): string => {
  const table = tableOf(header);
  const spoken = languageOf(language);
  return table.ok ? sayUnplayed(table.value, why, spoken, namesFor(sitters, spoken)) : '';
};
