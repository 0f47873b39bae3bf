/** Opening tables, coming to them and leaving them, over HTTP; everything else goes over the live connection. */

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import {
  isFilledSeat,
  isNewTable,
  isReadiness,
  isSeatAt,
  isSitDown,
  isNamedTable,
  isVisit,
  isWantedRematch,
  isWithin,
} from '@coalbrook/wire/online';
import type { OnlineTable, SitDown, Visit, Visited } from '@coalbrook/wire/online';

import { answer, faulty, FLOOD, LONGEST_TABLE, UNREADABLE } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import { hashOf, newToken } from '../../ground/persons/tokens.ts';
import { isOffered } from '../bots/isOffered.ts';
import type { GameRow } from '../games/gameRow.ts';
import { addInvite, isInvite as isInviteTo } from '../games/invites.ts';
import { openTable } from '../games/newTable.ts';
import { declineRematch, goToRematch } from '../games/rematch.ts';
import type { NoRematch } from '../games/rematch.ts';
import { STAND_IN } from '../games/standIn.ts';
import { UNKNOWN_STRENGTH } from './feature.ts';
import type { House } from './house.ts';

/** The same answer whether a table does not exist or the link is not for it. */
const ABSENT = answer(404, { failed: 'absent' });
const TAKEN = answer(409, { failed: 'taken' });
const NAME_TAKEN = answer(409, { failed: 'name' });
const RUNNING = answer(409, { failed: 'running' });
const MISSING = answer(409, { failed: 'missing' });
const CLOSED = answer(409, { failed: 'closed' });
const RATED = answer(409, { failed: 'rated' });

const noRematch = (why: NoRematch): HttpAnswer => {
  switch (why) {
    case 'absent':
      return ABSENT;
    case 'running':
      return RUNNING;
    case 'taken':
      return TAKEN;
    case 'name':
      return NAME_TAKEN;
    case 'rated':
      return RATED;
    default:
      return faulty(why);
  }
};

/** A public table needs no link. */
const isOpenToAll = ({ isPublic }: GameRow, token: string): boolean => isPublic && token === '';

/** What a link leads to. */
interface FollowedLink {
  readonly visited: Visited;
  /** The seats that it can be for; those that somebody has taken only if the link is for all free ones. */
  readonly open: readonly Seat[];
  /** Somebody has made it to play their own seat on another device. */
  readonly isForDevice: boolean;
}

/** What a link leads to; undefined if it leads to no table. Whoever has a seat there finds it with any link. */
const follow = async ({ parts }: House, { game, token }: Visit, person: string): Promise<FollowedLink | undefined> => {
  const { database, store, lobby } = parts;
  const [row, seats] = await Promise.all([store.find(game), store.seats(game)]);
  if (!row) return undefined;
  const hash = hashOf(token);
  const isPublic = isOpenToAll(row, token);
  const isInvite = row.inviteHash === hash || isPublic || (await isInviteTo(database, game, hash));
  const isWatch = row.watchHash === hash || (isPublic && !seats.some(({ isFree }) => isFree));
  const open = seats.filter(({ tokenHash }) => isInvite || tokenHash === hash);
  const own = await lobby.tableFor(game, person);
  const isKnown = own !== undefined && own.held.length > 0;
  if (!isInvite && !isWatch && open.length === 0 && !isKnown) return undefined;
  const table = own ?? (await lobby.tableForGuest(game));
  if (!table) return undefined;
  const offered = isInvite ? open.filter(({ isFree }) => isFree) : open;
  return {
    visited: { table: lobby.withPresence(table), seats: offered.map(({ seat }) => seat), isWatch },
    open: open.map(({ seat }) => seat),
    isForDevice: !isInvite && open.some(({ isFree }) => !isFree),
  };
};

/** Sits down at a free seat, or joins one's own with another device; returns why not. */
const sit = async (
  { parts: { seating, store } }: House,
  { game, token, seat, name, nonce }: SitDown,
  person: string,
  { isForDevice }: FollowedLink,
): Promise<HttpAnswer | undefined> => {
  if (isForDevice) {
    const refused = await seating.join(game, seat, person, hashOf(token));
    return refused && (refused === 'rated' ? RATED : ABSENT);
  }
  const failed = await seating.sit(game, { seat, person, name: name.trim(), nonce });
  if (failed === 'name') return NAME_TAKEN;
  if (failed === 'rated') return RATED;
  // The same request may have arrived twice.
  return failed && !(await store.heldBy(person, game)).includes(seat) ? TAKEN : undefined;
};

/** Why somebody without a link cannot sit down at a public table: people there want others to play with. */
const unfitFor = async (
  house: House,
  { game, header: { edition, options = [], seats }, ratings }: OnlineTable,
  person: string,
): Promise<HttpAnswer | undefined> => {
  const { database, store } = house.parts;
  const held = [...(await store.holdings(game))].filter(([, at]) => at.some((seat) => seat !== NOBODY));
  const apart = await house.apart(database, [person, ...held.map(([one]) => one)]);
  if (apart.some(([, other]) => other === person)) return CLOSED;
  if (!ratings) return undefined;
  const known = await house.strengthsOf(database, { edition, options, seats }, [person]);
  const rating = known.get(person) ?? UNKNOWN_STRENGTH;
  return isWithin(ratings, rating) ? undefined : answer(409, { failed: 'rating', ratings, rating });
};

/** Whether one person would play a rated game against bots alone, without a clock, if a bot took a seat. */
const leavesAlone = async ({ parts: { store } }: House, game: string, seat: Seat): Promise<boolean> => {
  const row = await store.find(game);
  if (row?.isRated !== true || row.control !== '') return false;
  return row.sitters.filter(({ kind }, at) => kind === 'person' && at !== Number(seat)).length < 2;
};

export const seatRoutes = (house: House): readonly HttpRoute[] => {
  const { database, store, seating, lobby, publicList, openings, presence, now } = house.parts;
  const newestKnown = (edition: string): number => presence.newestKnown(edition);
  return [
    post(
      '/api/tables',
      isNewTable,
      async (body, { person, headers, address }) => {
        const opened = await openTable(store, body, person, now(), (task) =>
          openings.begin({ ...task, newestKnown: newestKnown(body.edition) }, address),
        );
        if (opened.ok) {
          publicList.touch([opened.value.game]);
          return answer(201, opened.value, headers);
        }
        return opened.fault === 'busy' ? FLOOD : faulty(opened.fault, headers);
      },
      { longest: LONGEST_TABLE, costs: 'table' },
    ),
    post('/api/visit', isVisit, async (body, { person, headers }) => {
      const found = await follow(house, body, person);
      // With the cookie a visitor is the same person when they sit down, also if they must ask twice.
      return found ? answer(200, found.visited, headers) : ABSENT;
    }),
    post('/api/sit', isSitDown, async (body, { person, headers }) => {
      const { game, seat } = body;
      // Whoever has the seat asks again because the answer was lost; their link may be used up.
      if (!(await store.heldBy(person, game)).includes(seat)) {
        const found = await follow(house, body, person);
        if (!found?.open.includes(seat)) return ABSENT;
        // Nobody is rated for a game against themselves.
        const { isRated = false, held } = found.visited.table;
        if (isRated && held.length > 0) return RATED;
        const unfit = body.token === '' ? await unfitFor(house, found.visited.table, person) : undefined;
        if (unfit) return unfit;
        const failed = await sit(house, body, person, found);
        if (failed) return failed;
      }
      await house.change(game);
      return answer(200, { table: await lobby.tableFor(game, person) }, headers);
    }),
    post('/api/stand', isNamedTable, async ({ game }, { person }) => {
      if (!(await seating.stand(game, person))) return ABSENT;
      await house.change(game);
      return answer(200, {});
    }),
    post('/api/fill', isFilledSeat, async ({ game, seat, policy = STAND_IN }, { person }) => {
      if (!isOffered(policy)) return UNREADABLE;
      if (!(await store.heldBy(person, game)).some((held) => held !== NOBODY)) return ABSENT;
      if (await leavesAlone(house, game, seat)) return RATED;
      if (!(await seating.fill(game, { seat, policy, person }))) return TAKEN;
      await house.change(game);
      return answer(200, {});
    }),
    post('/api/invite', isNamedTable, async ({ game }, { person }) => {
      const token = newToken();
      const isMade = await addInvite(database, game, { person, hash: hashOf(token), at: now() });
      return isMade ? answer(200, { token }) : ABSENT;
    }),
    post('/api/ready', isReadiness, async ({ game, isReady }, { person }) => {
      const failed = await seating.answerReady(game, { person, isReady, present: lobby.seatsPresent(game) });
      if (failed) return failed === 'absent' ? ABSENT : MISSING;
      await house.change(game);
      return answer(200, {});
    }),
    post('/api/device', isSeatAt, async ({ game, seat }, { person }) => {
      const token = newToken();
      if (!(await seating.renewLink(game, seat, person, hashOf(token)))) return ABSENT;
      // The others lose the seat at once.
      await house.change(game);
      return answer(200, { token });
    }),
    post('/api/rematch', isWantedRematch, async (body, { person }) => {
      const rematch = await goToRematch({ store, seating, newestKnown }, body, person, now());
      if (!rematch.ok) return noRematch(rematch.fault);
      await house.change(body.game);
      await house.change(rematch.value.game);
      return answer(200, rematch.value);
    }),
    post('/api/rematch/decline', isNamedTable, async ({ game }, { person }) => {
      const next = await declineRematch(store, game, person);
      if (next === undefined) return ABSENT;
      await lobby.tellChanges([game, next]);
      return answer(200, {});
    }),
    post('/api/watch', isVisit, async ({ game, token }, { person, headers }) => {
      const row = await store.find(game);
      if (!row || !(row.watchHash === hashOf(token) || isOpenToAll(row, token))) return ABSENT;
      await store.lookOn(game, person);
      return answer(200, {}, headers);
    }),
  ];
};
