const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const match = {
  title: 'Quick match',
  subtitle: 'You are seated with others who look for the same.',
  games: 'Games',
  seats: 'Players at the table',
  pace: 'Time to think',
  paces: { quick: 'Quick', live: 'Live', slow: 'Days' },
  paceNotes: {
    quick: '15 minutes each for the whole game, and 30 seconds more each turn.',
    live: '30 minutes each for the whole game, and a minute more each turn.',
    slow: 'A day for each turn, and three days in the bank. You need not stay: you find the table among yours.',
  },
  isRated: 'The game is rated',
  ratedNote: 'You are seated with people of like strength; the longer you wait, the wider the search.',
  unratedNote: 'Strength does not matter: whoever has waited longest plays.',
  bots: 'Bots may take the seats that are left',
  never: 'never',
  botsAfter: (span: string): string => `after ${span}`,
  botsNote: 'Only if everybody at the table agrees, and sooner with somebody who has waited for them.',
  name: 'Your name at the table',
  begin: 'Search for a table',
  missing: {
    editions: 'Choose a game.',
    seats: 'Choose how many players.',
    name: 'Enter your name.',
  },
  failed: {
    flood: 'You have begun too many searches. Wait a while, please.',
    offline: 'The server cannot be reached.',
    other: 'The server does not take this search.',
  },
  searching: (count: number): string =>
    count === 0 ? 'Nobody is searching' : many(count, 'person searches', 'people search'),
  usual: (span: string): string => `usually ${span}`,
  line: {
    label: 'Your search for a table',
    searching: (time: string): string => `Searching … ${time}`,
    others: (count: number): string =>
      count === 0 ? 'nobody else searching' : `${many(count, 'other', 'others')} searching`,
    lost: 'No connection: the search goes on once it is back.',
    cancel: 'Cancel',
    details: 'Your search',
    found: 'A table is found.',
    ready: (left: string): string => `A table is found. Be ready there within ${left}.`,
    here: (left: string): string => `Everybody must be ready within ${left}.`,
    go: 'To the table',
    foundTitle: (title: string): string => `A table is found · ${title}`,
  },
  again: (names: string, count: number): string =>
    `${count === 0 ? 'Somebody was' : count === 1 ? `${names} was` : `${names} were`} not ready, so the table is gone. Your search goes on where it was.`,
  gone: {
    away: 'Your search has ended because you were not there.',
    unready: 'You were not ready at the table that was found. It is gone, and your search has ended.',
  },
  anew: 'Search again',
  meanwhile: 'Meanwhile',
  meanwhileNote: 'The search stays in sight on every page, and calls you when there is a table.',
  ways: { puzzle: 'The puzzle of the day', bots: 'A game against bots', lessons: 'A lesson' },
};

export type MatchTexts = typeof match;
