/**
 * Actions and draws as readable text: `build coalbrookdale#2 iron with iron`, `cards to 2 iron dudley`.
 * Everything is named by slug, so stored text survives reordering of a data file.
 */

import { DECK, done, fail, kinds, NOBODY } from '@coalbrook/rules';
import type {
  Action,
  CardId,
  IndustryId,
  Kind,
  LinkId,
  OutletId,
  Result,
  Seat,
  SiteId,
  Table,
  TileId,
  Urn,
} from '@coalbrook/rules';
import { indexOfSlug, inputFault } from '@coalbrook/rules/input';
import type { Expected, InputFault, Problem, Thing } from '@coalbrook/rules/input';

/** Names the deck in place of a displayed card. */
const FROM_DECK = 'deck';

export const makeAction = (table: Table, action: Action): string => {
  switch (action.kind) {
    case 'build': {
      const { site, industry, card } = action;
      return `build ${table.sites[site].slug} ${table.industries[industry].slug} with ${table.cards[card].slug}`;
    }
    case 'network':
      return `network ${table.links[action.link].slug}`;
    case 'develop':
    case 'bonus':
      return `${action.kind} ${table.industries[action.industry].slug}`;
    case 'sell':
      return `sell ${table.sites[action.site].slug} to ${table.outlets[action.outlet].slug}`;
    case 'double':
      return `double ${table.sites[action.site].slug} ${table.industries[action.industry].slug}`;
    case 'loan':
      return `loan ${action.amount}`;
    case 'discard':
      return `discard ${table.cards[action.card].slug}`;
    case 'coal':
    case 'iron':
    case 'beer':
    case 'forfeit':
      return `${action.kind} ${table.sites[action.site].slug}`;
    case 'remove':
      return `remove ${table.tiles[action.tile].slug}`;
    case 'draw':
      return `draw ${action.card === DECK ? FROM_DECK : table.cards[action.card].slug}`;
    case 'scout':
    case 'pass':
    case 'barrel':
    case 'stop':
    case 'buy':
    case 'repay':
      return action.kind;
  }
};

/** The words of a text. A pattern costs twice as much, and every entry of every game that is opened is read. */
const wordsOf = (text: string): readonly string[] => {
  const words: string[] = [];
  for (let start = 0; start < text.length;) {
    const blank = text.indexOf(' ', start);
    const end = blank < 0 ? text.length : blank;
    if (end > start) words.push(text.slice(start, end));
    start = end + 1;
  }
  return words;
};

/** Reads a text word by word and remembers the first fault. */
class Words {
  readonly #words: readonly string[];
  #next = 0;
  fault: InputFault | undefined;

  constructor(text: string) {
    const isText = typeof text === 'string';
    this.#words = isText ? wordsOf(text) : [];
    if (!isText) this.fault = inputFault({ at: '', word: 1 }, 'wrongKind', { kind: 'text' }, text);
  }

  get left(): number {
    return this.#words.length - this.#next;
  }

  #wrong(problem: Problem, expected: Expected, found: string | undefined): void {
    this.fault ??= inputFault({ at: '', word: this.#next }, problem, expected, found);
  }

  take(expected: Expected): string {
    const word = this.#words[this.#next++];
    if (word === undefined) this.#wrong('missing', expected, undefined);
    return word ?? '';
  }

  #known(index: number, expected: Expected, word: string): number {
    if (index < 0) this.#wrong('unknown', expected, word);
    return index;
  }

  /** The index of a word in a list of slugs. */
  slug(expected: Expected, slugs: readonly string[]): number {
    const word = this.take(expected);
    return this.#known(slugs.indexOf(word), expected, word);
  }

  of(thing: Thing, things: readonly { readonly slug: string }[]): number {
    const word = this.take({ kind: 'thing', thing });
    return this.#known(indexOfSlug(things, word), { kind: 'thing', thing }, word);
  }

  /** Takes the next word if it is this one. */
  takeIf(word: string): boolean {
    if (this.#words[this.#next] !== word) return false;
    this.#next++;
    return true;
  }

  word(word: string): void {
    const found = this.take({ kind: 'word', word });
    if (found !== word) this.#wrong('unknown', { kind: 'word', word }, found);
  }

  number(thing: Thing): number {
    const word = this.take({ kind: 'thing', thing });
    if (!/^\d{1,6}$/.test(word)) this.#wrong('wrongKind', { kind: 'thing', thing }, word);
    return Number(word);
  }

  /** The value, if there was no fault and no word is left over. */
  close<Value>(value: Value): Result<Value, InputFault> {
    if (!this.fault && this.left > 0) {
      const word = this.take({ kind: 'nothingMore' });
      this.#wrong('superfluous', { kind: 'nothingMore' }, word);
    }
    return this.fault ? fail(this.fault) : done(value);
  }
}

const hasAction = ({ turnRules }: Table, kind: Kind): boolean => turnRules.some((rule) => rule.kind === kind);

const readAction = (table: Table, kind: Kind, words: Words): Action => {
  const site = (): SiteId => words.of('site', table.sites) as SiteId;
  const industry = (): IndustryId => words.of('industry', table.industries) as IndustryId;
  const industryOrTile = (): IndustryId => {
    const index = words.of('industry', [...table.industries, ...table.tiles]);
    return table.tiles[index - table.industries.length]?.industry ?? (index as IndustryId);
  };
  const card = (): CardId => words.of('card', table.cards) as CardId;
  switch (kind) {
    case 'build': {
      const where = site();
      const what = industry();
      words.word('with');
      return { kind, card: card(), site: where, industry: what };
    }
    case 'double':
      return { kind, site: site(), industry: industry() };
    case 'network':
      return { kind, link: words.of('line', table.links) as LinkId };
    case 'develop':
      // In games without this action, `check` says what to write instead, whatever was named.
      return { kind, industry: hasAction(table, kind) ? industry() : industryOrTile() };
    case 'bonus':
      return { kind, industry: industry() };
    case 'sell': {
      const what = site();
      words.word('to');
      return { kind, site: what, outlet: words.of('buyer', table.outlets) as OutletId };
    }
    case 'loan':
      return { kind, amount: words.number('amount') };
    case 'discard':
      return { kind, card: card() };
    case 'coal':
    case 'iron':
    case 'beer':
    case 'forfeit':
      return { kind, site: site() };
    case 'remove':
      return { kind, tile: words.of('tile', table.tiles) as TileId };
    case 'draw':
      return { kind, card: words.takeIf(FROM_DECK) ? DECK : card() };
    case 'scout':
    case 'pass':
    case 'barrel':
    case 'stop':
    case 'buy':
    case 'repay':
      return { kind };
  }
};

/** Reads an action, without checking that it is legal. */
export const parseAction = (table: Table, text: string): Result<Action, InputFault> => {
  const words = new Words(text);
  const kind = kinds[words.slug({ kind: 'thing', thing: 'action' }, kinds)];
  if (!kind) return words.close(undefined as never);
  return words.close(readAction(table, kind, words));
};

/** What chance drew, and for whom: `cards to 2 iron dudley`, `order 1 0`. */
export const makeDraw = (table: Table, urn: Urn, drawn: readonly number[], seat: Seat = NOBODY): string => {
  const slugs = urn.slugs(table);
  const receiver = seat === NOBODY ? [] : ['to', String(seat)];
  return [urn.slug, ...receiver, ...drawn.map((kind) => slugs[kind])].join(' ');
};

export interface Draw {
  readonly urn: Urn;
  /** Who receives it, if the text says so. */
  readonly seat: Seat | undefined;
  readonly drawn: readonly number[];
}

/** Reads a draw, without checking that it was requested. */
export const parseDraw = (table: Table, text: string): Result<Draw, InputFault> => {
  const words = new Words(text);
  const urn = table.urns[words.of('urn', table.urns)];
  if (!urn) return words.close(undefined as never);
  const seat = words.takeIf('to') ? (words.number('seat') as Seat) : undefined;
  const slugs = urn.slugs(table);
  const drawn: number[] = [];
  while (words.left > 0 && !words.fault) drawn.push(words.slug({ kind: 'oneOfUrn', urn: urn.slug }, slugs));
  return words.close({ urn, seat, drawn });
};
