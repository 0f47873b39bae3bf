/** All addresses of the page. What follows the hash never leaves the device. */

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'new' }
  /** Opens an online table, perhaps for everybody. */
  | { readonly screen: 'friends'; readonly isPublic?: true }
  /** An online table. */
  | { readonly screen: 'online'; readonly id: string }
  /** A link to a seat: a game and a token. */
  | { readonly screen: 'join'; readonly id: string; readonly token: string }
  | { readonly screen: 'game'; readonly id: string }
  /** Optionally about one edition. */
  | { readonly screen: 'learn'; readonly edition: string }
  /** One page to print about an edition. */
  | { readonly screen: 'aid'; readonly edition: string }
  /** The lessons, perhaps those of one collection; and one of them. */
  | { readonly screen: 'lessons'; readonly collection: string }
  | { readonly screen: 'lesson'; readonly id: string }
  /** An example of a statement: its id, with a number if it is not the first. */
  | { readonly screen: 'example'; readonly id: string }
  /** The guided first games. */
  | { readonly screen: 'guided' }
  /** What was learnt on this device. */
  | { readonly screen: 'progress' }
  /** A game on this device, looked at again. */
  | { readonly screen: 'review'; readonly id: string }
  /** The puzzles, perhaps those of one edition; and one of them, or today's. */
  | { readonly screen: 'puzzles'; readonly edition: string }
  | { readonly screen: 'puzzle'; readonly id: string }
  | { readonly screen: 'replay' }
  /** An edition, or one of its statements. */
  | { readonly screen: 'rules'; readonly at: string }
  /** A game in a link. */
  | { readonly screen: 'shared'; readonly payload: string }
  /** A set-up in a link. */
  | { readonly screen: 'seed'; readonly payload: string }
  /** For whoever looks after the server. */
  | { readonly screen: 'keeper'; readonly token: string }
  | { readonly screen: 'privacy' }
  | { readonly screen: 'ladder' }
  /** What one's finished games add up to. */
  | { readonly screen: 'statistics' }
  /** Tables that wait for people, or can be watched. */
  | { readonly screen: 'lobby' }
  /** Searching for a table. */
  | { readonly screen: 'match' }
  | { readonly screen: 'tournaments' }
  /** One's friends; perhaps with the token of somebody's link. */
  | { readonly screen: 'people'; readonly token: string }
  /** Somebody who is rated. */
  | { readonly screen: 'player'; readonly id: string }
  /** One's own account; with the letter and the token of a link to sign in, or without. */
  | { readonly screen: 'account'; readonly id: string; readonly token: string }
  /** A tournament, perhaps with the token of a link; without an id, the form to open one. */
  | { readonly screen: 'tournament'; readonly id: string; readonly token: string }
  | { readonly screen: 'unknown' };

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const parseRoute = (hash: string): Route => {
  const [screen = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const detail = decode(rest.join('/'));
  switch (screen) {
    case '':
      return { screen: 'start' };
    case 'new':
    case 'guided':
    case 'replay':
    case 'progress':
    case 'privacy':
    case 'ladder':
    case 'statistics':
    case 'lobby':
    case 'match':
    case 'tournaments':
      return { screen };
    case 'friends':
      return { screen, ...(detail === 'public' ? { isPublic: true } : {}) };
    case 'keeper':
    case 'people':
      return { screen, token: detail };
    case 'learn':
    case 'aid':
    case 'puzzles':
      return { screen, edition: detail };
    case 'lessons':
      return { screen, collection: detail };
    case 'rules':
      return { screen, at: detail };
    case 'game':
    case 'review':
    case 'lesson':
    case 'example':
    case 'puzzle':
    case 'online':
    case 'player':
      return detail ? { screen, id: detail } : { screen: 'unknown' };
    case 'account':
    case 'tournament':
    case 'join': {
      const [id = '', token = ''] = rest;
      // A link that was cut off leads to the same screen, which says so.
      return { screen, id, token };
    }
    case 'shared':
    case 'seed':
      return detail ? { screen, payload: detail } : { screen: 'unknown' };
    default:
      return { screen: 'unknown' };
  }
};

const detailOf = (route: Route): string => {
  switch (route.screen) {
    case 'game':
    case 'review':
    case 'lesson':
    case 'example':
    case 'puzzle':
    case 'online':
    case 'player':
      return route.id;
    case 'lessons':
      return route.collection;
    case 'keeper':
    case 'people':
      return route.token;
    case 'learn':
    case 'aid':
    case 'puzzles':
      return route.edition;
    case 'rules':
      return route.at;
    case 'shared':
    case 'seed':
      return route.payload;
    case 'friends':
      return route.isPublic ? 'public' : '';
    case 'start':
    case 'new':
    case 'join':
    case 'account':
    case 'tournament':
    case 'guided':
    case 'replay':
    case 'progress':
    case 'privacy':
    case 'ladder':
    case 'statistics':
    case 'lobby':
    case 'match':
    case 'tournaments':
    case 'unknown':
      return '';
  }
};

export const hrefOf = (route: Route): string => {
  if (route.screen === 'start' || route.screen === 'unknown') return '#/';
  if (route.screen === 'join') return `#/join/${route.id}/${route.token}`;
  if (route.screen === 'account' && route.token !== '') return `#/account/${route.id}/${route.token}`;
  if (route.screen === 'tournament') return ['#/tournament', route.id, route.token].filter(Boolean).join('/');
  const detail = detailOf(route);
  return detail ? `#/${route.screen}/${encodeURIComponent(detail)}` : `#/${route.screen}`;
};
