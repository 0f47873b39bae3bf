import { startAccounts } from '../features/accounts/startAccounts.ts';
import { startConsent } from '../features/consent/startConsent.ts';
import { startFriends } from '../features/friends/startFriends.ts';
import { startKeeper } from '../features/keeper/startKeeper.ts';
import { startMatch } from '../features/match/startMatch.ts';
import { startNotices } from '../features/notices/startNotices.ts';
import { startOrders } from '../features/orders/startOrders.ts';
import { startRatings } from '../features/ratings/startRatings.ts';
import { startSince } from '../features/since/startSince.ts';
import { startStatistics } from '../features/statistics/startStatistics.ts';
import { startTalk } from '../features/talk/startTalk.ts';
import { startTournaments } from '../features/tournaments/startTournaments.ts';

/**
 * The features of the server, in the order in which they hear of things: an order is tried before people are asked what
 * happens to a late turn. The options of each stand under its name among those of the server.
 */
export const features = {
  orders: startOrders,
  consent: startConsent,
  notices: startNotices,
  talk: startTalk,
  ratings: startRatings,
  statistics: startStatistics,
  tournaments: startTournaments,
  friends: startFriends,
  match: startMatch,
  since: startSince,
  accounts: startAccounts,
  keeper: startKeeper,
};
