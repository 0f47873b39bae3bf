/** NETWORK slots, and every link that is laid from a given place. */

import { done, fail, placeSets } from '@coalbrook/rules';
import type { LinkId, PlaceId } from '@coalbrook/rules';

import { announce, networkOf } from './automatonTurn.ts';
import type { Deed, Hurdle, Trial, AutomatonTurn } from './automatonTurn.ts';
import { explainLink } from './choice.ts';
import type { Choice } from './choice.ts';
import {
  canLay,
  chooseFirst,
  chooseSecond,
  hasLinkTile,
  isMerchantLine,
  layLink,
  openLinesAt,
  reachedFrom,
} from './lines.ts';
import type { NetworkSlot } from './planCard.ts';

const NO_FACTS = {};

const firstLine = (turn: AutomatonTurn, start: PlaceId): Choice<LinkId> | undefined =>
  chooseFirst(
    turn,
    start,
    openLinesAt(turn, start).filter((line) => canLay(turn, line, 0)),
  );

/** The second rail of an action. It leads to a merchant only from places without another open line. */
const secondLine = (turn: AutomatonTurn, start: PlaceId): Choice<LinkId> | undefined => {
  if (turn.table.eras[turn.state.era].links.length < 2 || !hasLinkTile(turn)) return undefined;
  const open = openLinesAt(turn, start);
  const inland = open.filter((line) => !isMerchantLine(turn, line));
  const withCoal = (inland.length > 0 ? inland : open).filter((line) => canLay(turn, line, 0));
  const choice = chooseSecond(turn, start, withCoal);
  return choice && canLay(turn, choice.option, 1) ? choice : undefined;
};

/** Lays one canal, or one or two rails, from a place. Returns where they end; undefined if none can be laid. */
export const layLinksFrom = (turn: AutomatonTurn, start: PlaceId): PlaceId | undefined => {
  const first = firstLine(turn, start);
  if (!first) return undefined;
  announce(turn, 'network');
  explainLink(turn, first);
  layLink(turn, first.option, 0);
  const reached = reachedFrom(turn, first.option, start);
  const second = secondLine(turn, reached);
  if (!second) return reached;
  explainLink(turn, second);
  layLink(turn, second.option, 1);
  return reachedFrom(turn, second.option, reached);
};

const deedFrom =
  (start: PlaceId): Deed =>
  (turn) => ({ actions: 1, place: layLinksFrom(turn, start) ?? start });

/** Why no link can be laid from a place. */
const hurdleAt = (turn: AutomatonTurn, place: PlaceId): Hurdle => ({
  place,
  obstacle: hasLinkTile(turn) ? 'noOpenLine' : 'noLinkTileLeft',
  facts: NO_FACTS,
});

/** Links that start at one place, wherever the network is. */
export const tryNetworkFrom = (turn: AutomatonTurn, place: PlaceId): Trial =>
  firstLine(turn, place) ? done(deedFrom(place)) : fail([hurdleAt(turn, place)]);

/** The first place of a slot in the network with a free line; with nothing on the board it need not be in the network. */
export const tryNetwork = (turn: AutomatonTurn, { places }: NetworkSlot, anywhere: boolean): Trial => {
  const network = networkOf(turn);
  const hurdles: Hurdle[] = [];
  for (const place of places) {
    if (!anywhere && !placeSets.has(network, place)) {
      hurdles.push({ place, obstacle: 'outsideNetwork', facts: NO_FACTS });
      continue;
    }
    const trial = tryNetworkFrom(turn, place);
    if (trial.ok) return trial;
    hurdles.push(...trial.fault);
  }
  return fail(hurdles);
};
