import type { NewGame } from '@coalbrook/wire';

import { randomSeed } from '../../session/randomSeed.ts';
import { colours, figures } from '../../theme/seats.ts';
import type { Figure } from '../../theme/seats.ts';

const SEATS = 4;

/** A quick solo game of Birmingham against three apprentices with random figures. */
export const quickGame = (nameOf: (figure: Figure) => string): NewGame => {
  const seed = randomSeed();
  const first = Number.parseInt(seed.slice(0, 4), 36) % figures.length;
  return {
    edition: 'birmingham',
    wish: { seats: SEATS },
    seed,
    sitters: Array.from({ length: SEATS }, (_, seat) => {
      const figure = figures[(first + seat) % figures.length];
      return {
        kind: seat === 0 ? 'person' : 'bot',
        name: nameOf(figure),
        policy: seat === 0 ? '' : 'apprentice',
        figure,
        colour: colours[seat],
      };
    }),
  };
};
