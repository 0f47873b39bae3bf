import { isBannedAs, isDeletion, isLifting } from '@coalbrook/wire/online';
import type { Backup, BannedAs, ServerFigures } from '@coalbrook/wire/online';

import { answer, UNREADABLE } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { isAnything, keeperGet, keeperPost } from '../../ground/http/route.ts';
import type { Looking, HttpRoute } from '../../ground/http/route.ts';
import { searchOf } from '../../ground/http/search.ts';
import type { House } from '../../table/house/house.ts';
import type { Bans } from './bans.ts';
import type { KeeperStore, KnownPeople } from './keeperStore.ts';

export interface KeeperEnvironment {
  readonly house: House;
  readonly store: KeeperStore;
  readonly bans: Bans;
  /** Missing where the database has tools of its own for that. */
  readonly backups: { list(): readonly Backup[]; make(): Promise<void> } | undefined;
  /** How many daily copies are kept, and when the last attempt failed. */
  readonly dailyBackups: () => { readonly kept: number; readonly failedAt: number | undefined };
  /** What only the running node knows. */
  readonly figures: () => Pick<ServerFigures, 'version' | 'up' | 'memory' | 'connections' | 'tablesInMemory'>;
}

const ABSENT = answer(404, { failed: 'absent' });
const DONE = answer(200, {});

/** What the keeper of a server can see and do, with a token that no page stores in a cookie. */
export class KeeperApi {
  readonly #around: KeeperEnvironment;

  constructor(around: KeeperEnvironment) {
    this.#around = around;
  }

  readonly routes: readonly HttpRoute[] = [
    keeperGet('/api/keeper', () => this.#figures()),
    keeperGet('/api/keeper/games', (looking) => this.#games(looking)),
    keeperPost('/api/keeper/delete', isDeletion, async ({ game }) => {
      const { house, store } = this.#around;
      if (!(await store.delete(game))) return ABSENT;
      house.parts.log('info', 'the keeper has deleted a game', { game });
      await house.change(game);
      return DONE;
    }),
    keeperPost('/api/keeper/ban', isBannedAs, async (body) => ((await this.#ban(body)) ? DONE : ABSENT)),
    keeperPost('/api/keeper/lift', isLifting, async ({ id }) => ((await this.#around.bans.lift(id)) ? DONE : ABSENT)),
    keeperPost('/api/keeper/backup', isAnything, async () => {
      const { backups } = this.#around;
      if (!backups) return ABSENT;
      await backups.make();
      return DONE;
    }),
  ];

  async #figures(): Promise<HttpAnswer> {
    const { house, store, bans, backups, figures } = this.#around;
    const { kept, failedAt } = this.#around.dailyBackups();
    const all: ServerFigures = {
      noticesSent: 0,
      noticesFailed: 0,
      failing: [],
      reports: [],
      ...(await house.figures()),
      ...figures(),
      ...(await store.figures()),
      bans: await bans.list(),
      ...(backups ? { backups: backups.list(), dailyBackups: kept } : {}),
      ...(failedAt === undefined ? {} : { backupFailed: failedAt }),
    };
    return answer(200, all);
  }

  async #games({ request }: Looking): Promise<HttpAnswer> {
    const search = searchOf(request);
    return search === undefined ? UNREADABLE : answer(200, { games: await this.#around.store.games(search) });
  }

  /** Whom the keeper means: everybody at a seat, or whoever has said something. */
  async #meantBy(banned: BannedAs): Promise<KnownPeople> {
    if ('seat' in banned) return this.#around.store.seatAt(banned);
    const speaker = await this.#around.house.speakerOf(banned);
    return { people: speaker ? [speaker.person] : [], name: speaker?.name ?? '' };
  }

  /** Bans people, and gives up all their seats: bots play on. */
  async #ban(banned: BannedAs): Promise<boolean> {
    const { house, store, bans } = this.#around;
    const { seating, log } = house.parts;
    const { people, name } = await this.#meantBy(banned);
    for (const person of people) {
      await bans.add(person, name, banned.reason ?? '');
      await house.ban(person);
      for (const held of await store.tablesOf(person)) {
        await seating.stand(held, person);
        await house.change(held);
      }
    }
    if (people.length > 0) log('info', 'the keeper has banned somebody', { game: banned.game });
    return people.length > 0;
  }
}
