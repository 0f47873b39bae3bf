import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { ChannelStore } from './channelStore.ts';
import { Courier } from './courier.ts';
import { Deliveries } from './deliveries.ts';
import { forgetTold } from './forgetTold.ts';
import { NoticesApi } from './noticesApi.ts';
import { Notifier } from './notifier.ts';
import { ownNotices } from './ownNotices.ts';
import { pushKeys } from './webPush.ts';

export interface NoticeOptions {
  /** Lets people name receivers without TLS, and on this machine or in its network. Only for tests. */
  readonly allowPrivate?: boolean;
  /** Milliseconds that a receiver may take. */
  readonly patience?: number;
  /** Milliseconds before each attempt to send a notice again that certainly did not arrive. */
  readonly pauses?: readonly number[];
}

const TELL_EVERY = 250;
const USUAL_PATIENCE = 10_000;
const USUAL_PAUSES = [2000, 15_000, 120_000];

/** Milliseconds that notices on their way have when the server stops. */
const LAST_PATIENCE = 2000;

/** Tells people that it is their turn, while the server runs. */
export const startNotices = async (
  house: House,
  { allowPrivate = false, patience = USUAL_PATIENCE, pauses = USUAL_PAUSES }: NoticeOptions = {},
): Promise<Feature> => {
  const { database, lobby, extensions, post, publicUrl, now, log } = house.parts;
  const stop = new AbortController();
  const keys = await pushKeys(database);
  const channels = new ChannelStore(database);
  const courier = new Courier({ publicUrl, keys, post, allowPrivate, patience, stopped: stop.signal });
  const deliveries = new Deliveries({ database, channels, courier, pauses, log });
  const notifier = new Notifier({
    database,
    channels,
    deliveries,
    seatsPresent: (game) => lobby.seatsPresent(game),
    questionOf: (game, seq) => extensions.questionOf(game, seq),
    mayJoin: house.mayJoin.bind(house),
    now,
  });
  const { routes } = new NoticesApi({ channels, courier, post, publicKey: keys.publicKey, allowPrivate, now });
  return {
    routes,
    listener: {
      // Whoever's turn it is now may not know that it has come back.
      takenBack: (queries, game, { seq }) => forgetTold(queries, game, seq, -1),
      // Whoever was told that it is their turn is told of the end, too.
      abandoned: (queries, game, seq) => forgetTold(queries, game, seq, seq - 1),
    },
    hears: {
      played: (games) => notifier.change(games),
      changed: (game) => notifier.ask([game]),
      opened: (games) => notifier.open(games),
      waits: (game) => notifier.change([game]),
      invited: (game) => notifier.invite(game),
    },
    chores: [
      {
        name: 'notices',
        every: TELL_EVERY,
        work: () => notifier.round(),
        failure: 'notices could not be sent',
        now: async () => {
          await notifier.round();
          await deliveries.idle();
        },
      },
    ],
    personalData: [ownNotices],
    gauges: [
      { name: 'coalbrook_notices_total', help: 'Notices sent.', type: 'counter', value: () => deliveries.sent },
      {
        name: 'coalbrook_notices_failed_total',
        help: 'Notices that could not be sent.',
        type: 'counter',
        value: () => deliveries.failed,
      },
    ],
    figures: async () => ({
      noticesSent: deliveries.sent,
      noticesFailed: deliveries.failed,
      failing: await channels.failing(),
    }),
    stop: async () => {
      deliveries.stop();
      const timer = setTimeout(() => stop.abort(), LAST_PATIENCE);
      await deliveries.idle();
      clearTimeout(timer);
    },
  };
};
