/** Ends of rounds and games, and what seats have, for tests of trade, loans and scoring. */

import type { Scene } from '../scene.ts';
import { germany } from './drafts.ts';
import type { Setting } from './drafts.ts';

export type Player = NonNullable<Setting['players']>[number];

const NO_CARD: Player = { hand: [] };

/** Before the last action of a round. The last seat has one card, so a pass asks no question. */
export const lastActionOfRound = (setting: Setting = {}): Scene => {
  const { seats = 3, players = [], order } = setting;
  const last = order?.[seats - 1] ?? seats - 1;
  const all = Array.from({ length: seats }, (_, seat): Player => players[seat] ?? {});
  all[last] = { hand: ['ship'], ...all[last] };
  return germany({ round: 5, turn: seats - 1, actionsLeft: 1, ...setting, players: all });
};

export const endOfRound = (setting: Setting = {}): Scene => lastActionOfRound(setting).play('pass');

/** Before the last action of the game: the last seat has the only card in a hand, and the deck is empty. */
export const lastActionOfGame = (setting: Setting = {}): Scene => {
  const { seats = 3, players = [], order } = setting;
  const last = order?.[seats - 1] ?? seats - 1;
  const all = Array.from({ length: seats }, (_, seat): Player => {
    const player = players[seat] ?? {};
    return seat === last ? player : { ...NO_CARD, ...player };
  });
  return lastActionOfRound({ deck: {}, display: {}, ...setting, players: all });
};

export const endOfGame = (setting: Setting = {}): Scene => lastActionOfGame(setting).play('pass');

export const money = (scene: Scene): (number | undefined)[] => scene.now.players.map((player) => player.money);
export const points = (scene: Scene): number[] => scene.now.players.map((player) => player.points);
export const loans = (scene: Scene): (number | undefined)[] => scene.now.players.map((player) => player.loans);
export const spent = (scene: Scene): number[] => scene.now.players.map((player) => player.spent);

export const winners = (scene: Scene): readonly number[] => scene.told('gameEnded').flatMap((event) => event.winners);
export const ranks = (scene: Scene): (number | undefined)[] =>
  scene.standings.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);

/** Sites whose tiles are flipped. */
export const flipped = (scene: Scene): string[] =>
  Object.entries(scene.now.tiles)
    .filter(([, tile]) => tile.flipped)
    .map(([site]) => site)
    .toSorted();

/** Markets that have taken their sale. */
export const used = (scene: Scene): string[] =>
  Object.entries(scene.now.merchants)
    .filter(([, market]) => market.used)
    .map(([space]) => space)
    .toSorted();
