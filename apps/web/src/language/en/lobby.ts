import { figure } from '@coalbrook/words';

const tables = (count: number): string => (count === 1 ? 'one table' : `${figure(count)} tables`);

/** The list of public tables, and what a public table says of itself; loaded where it is shown. */
export const lobby = {
  open: 'Open a table',
  waiting: 'Waiting for players',
  games: 'Games to watch',
  tournaments: 'Tournaments to enter',
  allTournaments: 'All tournaments',
  count: (shown: number, all: number) => (shown === all ? figure(all) : `${figure(shown)} of ${figure(all)}`),
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  any: 'Any',
  edition: 'Game',
  seats: 'Seats',
  pace: 'Clock',
  paces: { live: 'Live', slow: 'Days', none: 'No clock' },
  rated: { label: 'Ratings', yes: 'Rated', no: 'Not rated' },
  hints: { label: 'Hints', yes: 'With hints', no: 'Without hints' },
  language: 'Language',
  canJoin: 'Only tables that I can join',
  order: 'Sort by',
  orders: { soon: 'Fewest missing', new: 'Newest', game: 'Game', pace: 'Fastest' },
  clear: 'Show all tables',
  columns: { game: 'Game', people: 'At the table', clock: 'Clock', terms: 'Terms', action: 'Join' },
  free: (free: number, seats: number) => `${free} of ${seats} seats free`,
  full: (seats: number) => `${seats} seats`,
  here: 'is here',
  away: 'is not here now',
  nobody: 'nobody yet',
  running: 'in progress; a bot plays until you come',
  inProgress: 'in progress',
  ratings: ({ from, to }: { readonly from?: number | undefined; readonly to?: number | undefined }) => {
    if (from === undefined) return `ratings up to ${to}`;
    return to === undefined ? `ratings from ${from}` : `ratings ${from} to ${to}`;
  },
  yours: (rating: number) => `yours: ${rating}`,
  join: 'Join',
  back: 'To the table',
  watch: 'Watch',
  later: (turns: number) => `${turns} turns later`,
  gone: 'not open any more',
  added: (count: number) => `Show ${count === 1 ? 'one new table' : `${count} new tables`}`,
  more: 'Show more',
  told: (count: number) => (count === 0 ? 'No table is waiting.' : `Waiting: ${tables(count)}.`),
  lost: 'The server cannot be reached. This list may be out of date.',
  noneFits: 'No table fits these filters.',
  none: 'No table is waiting for players right now. Meanwhile:',
  ways: {
    match: { action: 'Quick match', note: 'You are seated with others who look for the same game.' },
    bots: { action: 'Play against bots', note: 'They are ready at once, also without a network.' },
    puzzle: { action: 'The puzzle of the day', note: 'One turn, a few minutes.' },
  },
  terms: {
    from: 'Ratings from',
    to: 'Ratings to',
    language: 'Language of the talk',
    anyLanguage: 'Any',
    note: 'Whoever has a link from you may sit down with any rating. Without a rating, one counts as 1000.',
  },
  publicNote: 'Everybody on this server finds this table in the lobby and can read the name you choose.',
  closed: 'You cannot sit down at this table. Others are in the lobby.',
  unfit: (range: string, rating: number) => `This table is for ${range}; yours in this game is ${rating}.`,
};

export type LobbyTexts = typeof lobby;
