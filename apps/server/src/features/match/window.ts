import type { SearchPace } from '@coalbrook/wire/online';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How far apart ratings may be at the beginning, and how much further each time. */
const NARROWEST = 150;
const WIDER_BY = 100;

/** How long that takes: where a turn takes a day, a good table is worth hours. */
const widensEvery: Readonly<Record<SearchPace, number>> = { quick: MINUTE, live: MINUTE, slow: 2 * HOUR };

/** How far apart the ratings at a rated table may be for somebody who has waited for so long. */
export const windowAfter = (pace: SearchPace, waited: number): number =>
  NARROWEST + WIDER_BY * Math.max(0, waited / widensEvery[pace]);
