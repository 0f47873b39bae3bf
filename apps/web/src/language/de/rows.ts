import type { RowTexts } from '../en/rows.ts';

export const rows: RowTexts = {
  freeSeats: (count) => (count === 1 ? '1 Platz frei' : `${count} Plätze frei`),
  watching: 'du schaust zu',
  result: (place, of, points) => `Platz ${place} von ${of}, ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  lastTurn: (when) => `letzter Zug ${when}`,
  opened: (when) => `eröffnet ${when}`,
  lostSeat: 'ein Bot hat deinen Platz',
  ofRound: (tournament, round) => `${tournament}, Runde ${round}`,
  toPlay: (name) => `${name} ist am Zug`,
  leave: { open: 'Verlassen', running: 'Verlassen', over: 'Entfernen', watched: 'Nicht mehr zuschauen' },
};
