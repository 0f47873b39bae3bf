/** Short texts for actions and questions. */

import { BEER, COAL, DECK, IRON, kinds, NONE, questionOf } from '@coalbrook/rules';
import type {
  Action,
  BuyerId,
  CargoId,
  EraId,
  Kind,
  LinkId,
  MerchantId,
  OutletId,
  Question,
  SiteId,
  State,
  Table,
} from '@coalbrook/rules';

import { capital } from './capital.ts';
import type { Customer, SiteContents } from './catalogue/actionWords.ts';
import type { Noun } from './catalogue/noun.ts';
import type { Language } from './language.ts';
import { thingsOf } from './things.ts';
import type { Things } from './things.ts';

/** A site with the tile on it, if the position is known. */
const targetOf = ({ words }: Things, site: SiteId, state: State | undefined): SiteContents => {
  const tile = state && state.tile[site] !== NONE ? words.tile(state.tile[site]) : undefined;
  return { ...words.site(site), tile };
};

const customerOf = (table: Table, things: Things, outlet: OutletId, state: State | undefined): Customer => {
  const { merchant, port } = table.outlets[outlet];
  if (port !== undefined) return { kind: 'port', port: targetOf(things, port, state) };
  if (merchant === undefined) return { kind: 'distant' };
  const { place } = table.merchants[merchant];
  const neighbours = table.merchants.filter((one) => one.place === place && one.open);
  const buyerOf = (id: MerchantId): BuyerId => state?.buyer[id] ?? (NONE as BuyerId);
  const buyer = buyerOf(merchant);
  const isNamed = neighbours.length > 1 && buyer !== NONE && !table.buyers[buyer].blank;
  const alike = neighbours.filter(({ id }) => buyerOf(id) === buyer);
  return {
    kind: 'merchant',
    place: things.words.place(place),
    wares: isNamed ? things.wares(buyer) : undefined,
    number: alike.length > 1 ? neighbours.findIndex(({ id }) => id === merchant) + 1 : undefined,
  };
};

/** The kind of link that a line takes now, or in the only era in which it can be used. */
const linkWord = (table: Table, { words }: Things, link: LinkId, state: State | undefined): Noun => {
  const [first, ...later] = table.links[link].eras;
  const era: EraId | undefined = state?.era ?? (later.length === 0 ? first : undefined);
  return era === undefined ? words.anyLink : words.link(era);
};

const cargoAsked: Readonly<Partial<Record<Question, CargoId>>> = { coal: COAL, iron: IRON, beer: BEER };

const taskOf = (state: State | undefined): Kind | undefined =>
  state && state.task !== NONE ? kinds[state.task] : undefined;

const orderOf = (table: Table, action: Action, language: Language, state: State | undefined): string => {
  const things = thingsOf(table, language);
  const { words, dialect } = things;
  const { actions } = language;
  switch (action.kind) {
    case 'build':
      return actions.build(words.industry(action.industry), words.placeOfSite(action.site), things.card(action.card));
    case 'double':
      return actions.double(words.industry(action.industry), words.placeOfSite(action.site), dialect);
    case 'network':
      return actions.network(linkWord(table, things, action.link, state), things.link(action.link));
    case 'develop':
      return actions.develop(words.industry(action.industry));
    case 'sell': {
      const customer = customerOf(table, things, action.outlet, state);
      return actions.sell(targetOf(things, action.site, state), customer, dialect);
    }
    case 'loan':
      return actions.loan(things.money(action.amount));
    case 'scout':
      return actions.scout;
    case 'remove':
      return actions.remove(words.tile(action.tile));
    case 'draw':
      return actions.draw(action.card === DECK ? undefined : things.card(action.card));
    case 'pass':
      return actions.pass;
    case 'discard':
      return actions.discard(things.card(action.card));
    case 'coal':
      return actions.take(words.cargo(COAL), targetOf(things, action.site, state));
    case 'iron':
      return actions.take(words.cargo(IRON), targetOf(things, action.site, state));
    case 'beer':
      return actions.take(words.cargo(BEER), targetOf(things, action.site, state));
    case 'barrel':
      return actions.barrel;
    case 'bonus':
      return actions.bonus(words.industry(action.industry));
    case 'forfeit':
      return actions.forfeit(targetOf(things, action.site, state));
    case 'stop':
      return actions.stop(taskOf(state));
    case 'buy': {
      const cargo = state && cargoAsked[questionOf(state)];
      return actions.buy(cargo === undefined ? undefined : words.cargo(cargo), dialect.ladder);
    }
    case 'repay':
      return actions.repay(things.money(table.credit?.unit ?? 0));
  }
};

/** Whom a tile is sold to: `to the merchant in Oxford`. */
export const sayCustomer = (table: Table, outlet: OutletId, language: Language, state?: State): string => {
  const things = thingsOf(table, language);
  return capital(language.actions.customer(customerOf(table, things, outlet, state), things.dialect));
};

/**
 * An action as a short imperative, for buttons, lists and screen readers. If the position is given, tiles
 * are named.
 */
export const sayAction = (table: Table, action: Action, language: Language, state?: State): string =>
  capital(orderOf(table, action, language, state));

/** The name of a kind of action in this game. */
export const sayKind = (table: Table, kind: Kind, language: Language): string =>
  thingsOf(table, language).dialect.kinds[kind] ?? language.actions.kinds[kind];

/** What the table is waiting for, as a question to the seat that must answer. */
export const sayQuestion = (table: Table, view: State, language: Language): string => {
  const things = thingsOf(table, language);
  const question = questionOf(view);
  return language.questions[question]({
    question,
    kind: taskOf(view),
    actionsLeft: view.actionsLeft,
    cards: view.owedCards,
    debt: things.money(view.debt),
    urn: question === 'chance' ? table.urns[view.urn].slug : '',
    words: things.dialect,
  });
};
