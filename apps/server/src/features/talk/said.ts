import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { TalkNews } from '@coalbrook/wire/online';

import { textOf } from '../../table/tables/tableFollower.ts';
import type { TableFollower } from '../../table/tables/tableFollower.ts';

/** Something was said or noted: what about, and who may know. */
export interface Said {
  readonly game: string;
  readonly about: TalkNews['about'];
  /** The number of the remark, or the version of the notebook. */
  readonly number: number;
  /** The seat whose notebook it is. */
  readonly seat: Seat;
  /** After the end everybody may read everything that was said. */
  readonly isOver: boolean;
}

/** As other nodes are told. */
export const wordOf = ({ game, about, number, seat, isOver }: Said): string =>
  [game, about, number, seat, isOver ? 'over' : 'running'].join(':');

export const saidIn = (word: string): Said => {
  const [game = '', about, number, seat = NOBODY, status] = word.split(':');
  return {
    game,
    about: about as Said['about'],
    number: Number(number),
    seat: Number(seat) as Seat,
    isOver: status === 'over',
  };
};

/** Those who watch with a delay ask when they are shown more: news would tell them that somebody spoke just now. */
const mayHear = ({ held, isDelayed }: TableFollower, { about, seat, isOver }: Said): boolean => {
  switch (about) {
    case 'table':
      return isOver || !isDelayed;
    case 'watchers':
      return isOver || held.length === 0;
    case 'notebook':
      return held.includes(seat);
  }
};

/** Tells those who may know it that something was said. */
export const tellSaid = (followers: readonly TableFollower[], said: Said): void => {
  const { game, about, number } = said;
  const text = textOf({ news: 'talk', game, about, number });
  for (const follower of followers) if (mayHear(follower, said)) follower.hear(text);
};
