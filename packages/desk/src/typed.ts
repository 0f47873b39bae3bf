/** Turns as they are written in records: `build stone#2 cotton; network stone-stafford`. What is clear may be left out. */

import { makeAction } from '@coalbrook/record';
import { asks, kinds } from '@coalbrook/rules';
import type { Action, CardId, Kind, Table, View } from '@coalbrook/rules';
import { indexOfSlug } from '@coalbrook/rules/input';

import type { TargetedAction } from './narrow.ts';
import { distinctDeeds } from './narrow.ts';
import { countCards } from './spending.ts';
import type { Selection, Target } from './target.ts';

/** One action as it was typed, with the cards that were named for it. */
export interface TypedAction {
  readonly text: string;
  readonly cards: readonly CardId[];
}

/** What could not be done with typed text: nothing fits, or too much does. */
export interface TypedFault {
  readonly text: string;
  /** What it names, as far as it can be read: why that cannot be done can be asked. */
  readonly named: Selection;
  readonly fits: 'none' | 'several';
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const DISCARD = 'discard ';

/** The actions of a text, separated by semicolons; a card that is discarded belongs to the action before it. */
export const typedActions = (table: Table, text: string): readonly TypedAction[] => {
  const actions: { text: string; cards: CardId[] }[] = [];
  for (const part of text.split(';').map((one) => wordsOf(one).join(' '))) {
    const card = part.startsWith(DISCARD) ? indexOfSlug(table.cards, part.slice(DISCARD.length)) : -1;
    const last = actions.at(-1);
    if (last && card >= 0) last.cards.push(card as CardId);
    else if (part !== '') actions.push({ text: part, cards: [] });
  }
  return actions;
};

/** The first of the cards typed for an action that cannot be spent for it: too many, or not in the hand. */
export const uselessCard = (table: Table, view: View, action: Action, cards: readonly CardId[]): CardId | undefined => {
  const most = view.awaits === asks.action ? countCards(table, action) : 0;
  const held = (card: CardId): number => view.hand[view.actor * table.cards.length + card];
  return cards.find(
    (card, index) => index >= most || cards.slice(0, index + 1).filter((one) => one === card).length > held(card),
  );
};

/** Whether a text begins with a kind of action as records write it. */
export const isTyped = (text: string): boolean => {
  const [first = ''] = wordsOf(text);
  return kinds.some((kind) => kind === first);
};

const beginsWith = (written: readonly string[], typed: readonly string[]): boolean =>
  typed.every((word, index) => written[index] === word);

/** The actions that a text means: those whose notation it is or begins, each deed once. */
export const meantBy = (
  table: Table,
  offers: readonly TargetedAction[],
  ranking: readonly CardId[],
  text: string,
): readonly TargetedAction[] => {
  const typed = wordsOf(text);
  const begun = offers.filter(({ action }) => beginsWith(wordsOf(makeAction(table, action)), typed));
  return distinctDeeds(begun, ranking);
};

/** What a text names, word by word, whether or not it is possible. */
export const namedBy = (table: Table, text: string): Selection => {
  const named: Target[] = [];
  const add = (word: string): void => {
    const find = (things: readonly { readonly slug: string }[]): number => indexOfSlug(things, word);
    const [site, link, industry, place] = [table.sites, table.links, table.industries, table.places].map(find);
    const card = find(table.cards);
    const isCard = named.some(({ on }) => on === 'site') && named.some(({ on }) => on === 'industry');
    if (isCard && card >= 0) named.push({ on: 'card', card: table.cards[card].id });
    else if (site >= 0) named.push({ on: 'site', site: table.sites[site].id });
    else if (link >= 0) named.push({ on: 'link', link: table.links[link].id });
    else if (industry >= 0) named.push({ on: 'industry', industry: table.industries[industry].id });
    else if (place >= 0) named.push({ on: 'place', place: table.places[place].id });
  };
  const [first = '', ...rest] = wordsOf(text);
  const kind: Kind | undefined = kinds.find((one) => one === first);
  if (kind) named.push({ on: 'kind', kind });
  else add(first);
  for (const word of rest) add(word);
  return named;
};
