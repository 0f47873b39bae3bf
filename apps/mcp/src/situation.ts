import { incomeLevel } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';

import type { StudyGame } from './studyGame.ts';

/** Where the game stands, and everything that the reader can play. */
export const situationOf = (game: StudyGame): string => {
  if (game.isOver) return ['The game is over.', ...game.places].join('\n');
  const { table, state } = game;
  const { era, round, players } = game.position;
  const seats = players.map(({ money, points }, seat) => {
    const name = seat === game.seat ? 'you' : game.names[seat];
    return `${name}: money ${money}, income ${incomeLevel(table, state, seat as Seat)}, points ${points}`;
  });
  return [`Era ${era}, round ${round}; ${seats.join('; ')}.`, 'You can play:', ...game.legal].join('\n');
};

/** What has happened since the reader was last told, and where the game stands now. */
export const tellNews = (game: StudyGame): string => [...game.takeNews(), '', situationOf(game)].join('\n');
