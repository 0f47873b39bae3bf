/** Which ideas a move of a guided game uses, from its events and from what is said about it. */

import { LEARNER, reasonsFor } from '@coalbrook/guide';
import type { MoveReason } from '@coalbrook/guide';
import {
  awaitsChance,
  cargoes,
  isOver,
  legalActions,
  mask,
  placeSets,
  projectCount,
  questionOf,
  tryOut,
} from '@coalbrook/rules';
import type { Action, GameEvent, State, Table, View } from '@coalbrook/rules';

import type { GuidedMoment } from './playGuided.ts';

/** The ideas that explain something, by id: one of them must have been told, if the game has any. */
const explainedBy = {
  build: ['build'],
  industryCard: ['industry-card'],
  wildCard: ['scout'],
  anyCards: ['double', 'combined'],
  overbuild: ['overbuild'],
  goods: ['goods', 'cotton'],
  port: ['port'],
  shipyard: ['shipyards', 'locked'],
  link: ['network', 'rail', 'rails'],
  coal: ['coal'],
  iron: ['iron', 'coal'],
  beer: ['beer'],
  barrel: ['barrel'],
  paidAtOnce: ['market'],
  market: ['market', 'coal'],
  sell: ['sell'],
  distant: ['distant'],
  develop: ['develop'],
  loan: ['loan'],
  scout: ['scout'],
  draw: ['draw'],
  repay: ['loan'],
  countedTwice: ['twice'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Used = keyof typeof explainedBy;

/** Everything that happens if a move is made and then paid for in some way. */
const eventsOf = (table: Table, view: View, move: readonly Action[]): readonly GameEvent[] => {
  const after: State = view.copy();
  const events: GameEvent[] = [];
  let endsTurn = false;
  const step = (action: Action): void => {
    endsTurn = tryOut(table, after, action, (event) => events.push(event));
  };
  for (const action of move) step(action);
  const isAsking = (): boolean => !isOver(after) && !['action', 'more', 'nothing'].includes(questionOf(after));
  while (!endsTurn && !awaitsChance(after) && isAsking()) step(legalActions(table, mask(table, after, LEARNER))[0]);
  return events.filter((event) => !('seat' in event) || event.seat === LEARNER);
};

const cardUses = (table: Table, action: Action): readonly Used[] => {
  if (action.kind === 'double') return ['anyCards'];
  if (action.kind !== 'build') return [];
  const { wild, places } = table.cards[action.card];
  if (wild) return ['wildCard'];
  return placeSets.placesOf(places).length === 0 ? ['industryCard'] : [];
};

const tileUses = ({ industries, tiles }: Table, event: GameEvent): readonly Used[] => {
  if (event.event !== 'built') return [];
  const { sold, port, flipsWhenBuilt } = industries[tiles[event.tile].industry];
  const uses: readonly (readonly [boolean, Used])[] = [
    [sold, 'goods'],
    [port, 'port'],
    [flipsWhenBuilt, 'shipyard'],
  ];
  return uses.flatMap(([isUsed, use]) => (isUsed ? [use] : []));
};

const eventUses = (event: GameEvent): readonly Used[] => {
  switch (event.event) {
    case 'built':
      return ['build'];
    case 'overbuilt':
      return ['overbuild'];
    case 'laid':
      return ['link'];
    case 'took':
    case 'bought':
      return [cargoes[event.cargo]];
    case 'drank':
      return ['barrel'];
    case 'marketed':
      return ['paidAtOnce'];
    case 'exported':
      return ['distant', 'sell'];
    case 'shipped':
      return ['port', 'sell'];
    case 'sold':
      return ['sell'];
    case 'developed':
      return ['develop'];
    case 'borrowed':
      return ['loan'];
    case 'scouted':
      return ['scout'];
    case 'picked':
      return ['draw'];
    case 'repaid':
      return ['repay'];
    default:
      return [];
  }
};

/** What the reasons for a move speak of. */
const reasonUses = (reason: MoveReason): readonly Used[] => {
  switch (reason.about) {
    case 'buyer':
    case 'ownBuyer':
      return reason.lacksBeer ? ['goods', 'beer'] : ['goods'];
    case 'nearer':
    case 'missingLinks':
      return ['goods'];
    case 'market':
      return ['market'];
    case 'opens':
      return ['industryCard'];
    case 'beerFor':
      return ['beer'];
    case 'bonus':
      return ['barrel'];
    case 'mayFlip':
      return ['distant'];
    case 'locked':
    case 'unlocked':
      return ['shipyard'];
    default:
      return [];
  }
};

/** Whether the move builds or uncovers a tile whose points the next count gives twice, and says how many. */
const isCountedTwice = (table: Table, view: View, reasons: readonly MoveReason[]): boolean =>
  reasons.some((reason) => {
    if (reason.about !== 'promise' && reason.about !== 'better') return false;
    const { industry } = table.tiles[reason.tile];
    const site = table.sites.find(({ industries }) => industries.includes(industry));
    if (!site) return false;
    const built: State = view.copy();
    built.tile[site.id] = reason.tile;
    built.tileOwner[site.id] = LEARNER;
    built.flipped[site.id] = 1;
    const scored = projectCount(table, built).events.filter(
      (event) => event.event === 'tileScored' && event.site === site.id,
    );
    return scored.length > 1;
  });

/** Everything that must be known before the suggested move is made. */
export const usesOf = ({ table, view, counsel: { suggestion } }: GuidedMoment): ReadonlySet<Used> => {
  if (suggestion.length === 0) return new Set();
  const events = eventsOf(table, view, suggestion);
  const reasons = reasonsFor(table, view, suggestion);
  return new Set([
    ...cardUses(table, suggestion[0]),
    ...events.flatMap((event) => [...eventUses(event), ...tileUses(table, event)]),
    ...reasons.flatMap(reasonUses),
    ...(isCountedTwice(table, view, reasons) ? (['countedTwice'] as const) : []),
  ]);
};

/** What a game uses before it was explained, as text. */
export const unexplainedIn = (
  ideas: readonly { readonly id: string }[],
  moments: readonly GuidedMoment[],
): readonly string[] => {
  const known = new Set(ideas.map(({ id }) => id));
  const told = new Set<string>();
  return moments.flatMap((moment) => {
    for (const { idea } of moment.counsel.told) told.add(idea.id);
    return [...usesOf(moment)].flatMap((use): readonly string[] => {
      const ids: readonly string[] = explainedBy[use];
      if (!ids.some((id) => known.has(id)) || ids.some((id) => told.has(id))) return [];
      const { era, round } = moment.view;
      return [`era ${era} round ${round}: ${use} is used by ${JSON.stringify(moment.counsel.suggestion[0])}`];
    });
  });
};
