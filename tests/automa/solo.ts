/** Positions of the solo game, and an automaton's turn on them with the cards that are to come. */

import type { Draft } from '@coalbrook/record';
import type { GameEvent, PlaceId, Seat } from '@coalbrook/rules';

import { followBack } from '../../packages/editions/src/birmingham/automa/takeTurn.ts';
import { Scene } from '../scene.ts';

export const PERSON = 0;
export const EADWEARD = 1;
export const EMILY = 2;

/** A draft of a solo game; left out, Eadweard is normal and it is the second round of the canal era. */
export type Setting = Partial<Draft> & {
  /** More of the automaton whose turn it is: its mat, points, used cards. */
  readonly automaton?: NonNullable<Draft['players']>[number];
};

const open = (
  { automaton = {}, players = [], ...setting }: Setting,
  seat: number,
  turn: number,
  plan: string,
): Scene => {
  const automata = setting.automata ?? ['eadweard:normal'];
  const seats = Array.from({ length: 1 + automata.length }, (_, index) => players[index] ?? {});
  return new Scene({
    edition: 'birmingham',
    seats: 1,
    automata,
    round: 2,
    ...setting,
    turn,
    players: seats.map((player, index) => (index === seat ? { ...player, ...automaton, plan } : player)),
  });
};

/**
 * The whole turn of an automaton. The first card is on top of its deck and is turned over; each of the others is
 * on top once the one before it has left. Any further cards are drawn from a fixed seed.
 */
export const turnOf = (setting: Setting, cards: readonly string[], seat = EADWEARD): Scene => {
  const [top, ...next] = cards;
  const scene = open(setting, seat, seat, top ?? '');
  return scene.draw(...next.map((card) => `plans to ${seat} ${card}`));
};

/** Its turn in the first round of the game. */
export const firstTurnOf = (setting: Setting, cards: readonly string[], seat = EADWEARD): Scene =>
  turnOf({ round: 1, ...setting }, cards, seat);

/** Only the action on the back of the card on top, after a first action that took place somewhere. */
export const backOf = (setting: Setting, card: string, place = 'birmingham', seat = EADWEARD): Scene => {
  const scene = open(setting, seat, PERSON, card);
  const { table, state } = scene;
  const start = table.places.find(({ slug }) => slug === place)?.id as PlaceId;
  followBack({ table, state, seat: seat as Seat, tell: (event) => scene.events.push(event) }, start);
  return scene;
};

/** What an automaton did, in short: `build coal-2 redditch#1`, `link birmingham-redditch`, `sell …`, `develop`, `pass`. */
export const deedsOf = ({ table, events }: Scene, seat = EADWEARD): string[] => {
  const deeds: string[] = [];
  let isDevelopment = false;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const words = wordsOf(table, event);
    if (event.event === 'actionBegan') isDevelopment = event.kind === 'develop';
    if (event.event === 'awarded' && isDevelopment) deeds.push('develop');
    if (words !== undefined) deeds.push(words);
  }
  return deeds;
};

const wordsOf = ({ sites, tiles, links, merchants }: Scene['table'], event: GameEvent): string | undefined => {
  switch (event.event) {
    case 'built':
      return `build ${tiles[event.tile]?.slug} ${sites[event.site]?.slug}`;
    case 'laid':
      return `link ${links[event.link]?.slug}`;
    case 'sold':
      return `sell ${sites[event.site]?.slug} to ${merchants[event.merchant]?.slug}`;
    case 'passed':
      return 'pass';
    default:
      return undefined;
  }
};

/** Why parts of cards could not be followed: `card part obstacle place`. */
export const hurdlesOf = ({ table, events }: Scene): string[] =>
  events.flatMap((event) =>
    event.event === 'planHindered'
      ? [
          [
            table.plans[event.plan]?.slug,
            event.part,
            event.obstacle,
            event.place === undefined ? '' : table.places[event.place]?.slug,
          ]
            .join(' ')
            .trim(),
        ]
      : [],
  );

/** What decided between possibilities, in order. */
export const decidedBy = ({ events }: Scene): string[] =>
  events.flatMap((event) => (event.event === 'weighed' ? [event.by] : []));
