/** The rows of one’s online tables; loaded where they are shown. */
export const rows = {
  freeSeats: (count: number) => (count === 1 ? '1 seat free' : `${count} seats free`),
  watching: 'watching',
  result: (place: number, of: number, points: number) =>
    `place ${place} of ${of}, ${points} ${points === 1 ? 'point' : 'points'}`,
  lastTurn: (when: string) => `last turn ${when}`,
  opened: (when: string) => `opened ${when}`,
  lostSeat: 'a bot has your seat',
  ofRound: (tournament: string, round: number) => `${tournament}, round ${round}`,
  toPlay: (name: string) => `${name} to play`,
  /** What is left, in short. */
  leave: { open: 'Leave', running: 'Leave', over: 'Remove', watched: 'Stop watching' },
};

export type RowTexts = typeof rows;
