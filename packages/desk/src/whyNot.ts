/** Why something a person tried is not possible, explained by the action that comes nearest to success. */

import { check, cite, refuse } from '@coalbrook/rules';
import type { Action, CardId, IndustryId, Reason, Refusal, Seat, SiteId, Table, View } from '@coalbrook/rules';

import type { Attempt } from './attempt.ts';
import { nearestFailure } from './nearness.ts';
import { refusalForHand } from './whyNotCards.ts';
import { refusalOfKind } from './whyNotKinds.ts';

type Fields = Readonly<Partial<Record<keyof Attempt, unknown>>>;

const placesOf = (table: Table, action: Action): readonly number[] => {
  switch (action.kind) {
    case 'sell': {
      const { merchant, port } = table.outlets[action.outlet];
      const buyer = merchant === undefined ? [] : [table.merchants[merchant].place];
      const harbour = port === undefined ? [] : [table.sites[port].place];
      return [table.sites[action.site].place, ...buyer, ...harbour];
    }
    case 'network':
      return table.links[action.link].ends;
    default:
      return 'site' in action ? [table.sites[action.site].place] : [];
  }
};

/** Whether an action is about a kind of tile: that tile, or its industry. */
const isAboutTile = (table: Table, action: Action, tile: number): boolean => {
  if ('tile' in action) return action.tile === tile;
  return 'industry' in action && action.industry === table.tiles[tile]?.industry;
};

/** A card matters only if an action names one; other actions can spend any card. */
const usesCard = (action: Action, attempt: Attempt): boolean => {
  if ('card' in action) return action.card === attempt.card;
  return Object.keys(attempt).length > 1;
};

/** Touching a place means building there if it has sites; otherwise selling there or reaching it. */
const isAboutPlace = (table: Table, action: Action, { kind, place = -1 }: Attempt): boolean => {
  const hasSites = (table.places[place]?.sites.length ?? 0) > 0;
  if (kind === undefined && hasSites) return action.kind === 'build' && table.sites[action.site].place === place;
  return placesOf(table, action).includes(place);
};

const exact = ['kind', 'site', 'link', 'industry', 'outlet', 'amount'] as const;

/** Whether the attempt could have meant this action. */
const isMeant = (table: Table, action: Action, attempt: Attempt): boolean => {
  const fields: Fields = action;
  if (exact.some((name) => attempt[name] !== undefined && fields[name] !== attempt[name])) return false;
  if (attempt.place !== undefined && !isAboutPlace(table, action, attempt)) return false;
  if (attempt.tile !== undefined && !isAboutTile(table, action, attempt.tile)) return false;
  return attempt.card === undefined || usesCard(action, attempt);
};

/** Whether the seat could mean it: cards it holds or may take, its own tiles to sell, kinds that this game has. */
const isSensible = (table: Table, view: View, seat: Seat, action: Action, attempt: Attempt): boolean => {
  switch (action.kind) {
    case 'build':
    case 'discard':
      return attempt.card !== undefined || view.hand[seat * table.cards.length + action.card] > 0;
    case 'draw':
      return attempt.card !== undefined || action.card < 0 || view.display[action.card] > 0;
    case 'sell':
      return attempt.site !== undefined || view.tileOwner[action.site] === seat;
    default:
      return true;
  }
};

/** A build that is not in the catalogue, because the site does not accept the industry. */
const strangeBuilds = (table: Table, view: View, seat: Seat, attempt: Attempt): readonly Action[] => {
  const { kind, site, industry } = attempt;
  if ((kind !== undefined && kind !== 'build') || !table.sites[site ?? -1] || !table.industries[industry ?? -1]) {
    return [];
  }
  const held = table.cards.find(({ id }) => view.hand[seat * table.cards.length + id] > 0);
  const card = attempt.card ?? held?.id ?? 0;
  return [{ kind: 'build', card: card as CardId, site: site as SiteId, industry: industry as IndustryId }];
};

const candidatesFor = (table: Table, view: View, seat: Seat, attempt: Attempt): readonly Action[] => {
  const meant = table.catalogue.all.filter((action) => isMeant(table, action, attempt));
  const sensible = meant.filter((action) => isSensible(table, view, seat, action, attempt));
  if (sensible.length > 0) return sensible;
  return meant.length > 0 ? meant : strangeBuilds(table, view, seat, attempt);
};

/** Touching a market means buying. Unless that is the open question, cubes are bought automatically. */
const explainPurchase = (table: Table, view: View, seat: Seat): Refusal | undefined => {
  const refusal = check(table, view, seat, table.catalogue.buy);
  const isAsked = refusal?.reason !== 'actionUnknown' && refusal?.reason !== 'notAskedNow';
  return isAsked ? refusal : cite(table, refuse('notAskedNow', { market: 1 }));
};

/** The reasons why a tile cannot be sold anywhere. */
const aboutTile: readonly Reason[] = ['notYourTile', 'industryNotSold', 'tileIsFlipped'];

/** Whether a seat has an unsold tile on the board. */
const hasWares = ({ sites, tiles, industries }: Table, view: View, seat: Seat): boolean =>
  sites.some(
    ({ id }) => view.tileOwner[id] === seat && view.flipped[id] === 0 && industries[tiles[view.tile[id]].industry].sold,
  );

/** The most helpful reason why an attempt by the acting seat fails; undefined if it can succeed or has no meaning. */
export const explainAttempt = (table: Table, view: View, seat: Seat, attempt: Attempt): Refusal | undefined => {
  if (attempt.kind === 'buy') return explainPurchase(table, view, seat);
  const candidates = candidatesFor(table, view, seat, attempt);
  const nearest = nearestFailure(table, view, seat, candidates);
  if (!nearest) return undefined;
  // A seat with nothing to sell is told that, rather than something about an arbitrary site.
  if (attempt.site === undefined && aboutTile.includes(nearest.refusal.reason) && !hasWares(table, view, seat)) {
    return cite(table, refuse('notYourTile'));
  }
  const refusal = refusalForHand(table, view, seat, attempt, candidates, nearest.refusal);
  return Object.keys(attempt).length === 1 && attempt.kind !== undefined
    ? refusalOfKind(table, view, { action: nearest.action, refusal })
    : refusal;
};
