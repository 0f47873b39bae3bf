import type { CharacterName, LevelName } from '@coalbrook/bots';

/** Ratings of bots, by the slug of the edition; a bot that has not been measured has none. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<LevelName, number>>>>>;

/** What the bots' games against each other at four seats say about how strong they are: docs/ladder.md. */
export const strengths: Strengths = {
  birmingham: {
    shepherd: 284,
    pedlar: 487,
    carter: 670,
    brewer: 839,
    apprentice: 1000,
    collier: 1151,
    baron: 1301,
    engineer: 1452,
    master: 1625,
  },
  lancashire: {
    shepherd: 469,
    pedlar: 607,
    carter: 733,
    brewer: 866,
    apprentice: 1000,
    collier: 1132,
    baron: 1262,
    engineer: 1394,
    master: 1526,
  },
  'age-of-industry': {
    shepherd: 671,
    pedlar: 744,
    carter: 827,
    brewer: 914,
    apprentice: 1000,
    collier: 1086,
    baron: 1170,
    engineer: 1278,
    master: 1359,
  },
};

/** By the slug of the edition and a character: the opponent with a level that got about as many points in its place. */
export type Equals = Readonly<Record<string, Readonly<Partial<Record<CharacterName, LevelName>>>>>;

/** What games at four seats say: docs/characters.md. */
export const equals: Equals = {
  birmingham: {
    spinner: 'brewer',
    cottonLord: 'engineer',
    navvy: 'brewer',
    railwayKing: 'engineer',
    potter: 'brewer',
    masterPotter: 'engineer',
    innkeeper: 'brewer',
    masterBrewer: 'engineer',
  },
  lancashire: {
    spinner: 'brewer',
    cottonLord: 'engineer',
    navvy: 'brewer',
    railwayKing: 'engineer',
  },
  'age-of-industry': {
    spinner: 'apprentice',
    cottonLord: 'engineer',
    navvy: 'pedlar',
    railwayKing: 'engineer',
  },
};
