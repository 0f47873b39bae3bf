import type { NewGame } from '@coalbrook/wire';

/** Begins to paint the landscape of a game that is set up or begun, without waiting for it. The map does not need it. */
export const paintLater = (game: Pick<NewGame, 'edition' | 'wish'>): void => {
  import('../../../board/ground/paintAhead.ts').then(
    ({ paintFor }) => paintFor(game),
    () => undefined,
  );
};
