import type { FollowedGame } from './client.ts';

/** Chooses legal actions in turn until the turn can be committed. */
export const fillTurn = (game: FollowedGame, salt: number): readonly string[] => {
  const turn = game.turn();
  for (let at = 0; turn.stage === 'open'; at++) {
    const { legal } = turn.frame;
    turn.choose([legal[(salt * 7 + at * 13) % legal.length]]);
  }
  return turn.texts;
};

/** Plays a seat until the game is over. */
export const playOn = async (game: FollowedGame): Promise<void> => {
  for (;;) {
    await game.until(() => game.steps.length > 0 && (game.actor === game.viewer || game.isOver));
    if (game.isOver) return;
    const { seq } = game;
    const denial = await game.person.ask('commit', game.game, game.viewer, seq, fillTurn(game, seq));
    if (denial) throw new Error(JSON.stringify(denial));
    await game.until(() => game.seq > seq);
  }
};
