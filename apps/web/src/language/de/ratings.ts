import type { RatingTexts } from '../en/ratings.ts';

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const ratings: RatingTexts = {
  title: 'Rangliste',
  note: 'Alle beginnen mit 1000. Die Wertung ist vorsichtig: Sie steigt, je mehr über jemanden bekannt ist.',
  empty: 'Hier hat noch niemand eine gewertete Partie beendet. Öffne einen Tisch mit „Gewertete Partie“.',
  absent: 'Diesen Spieler gibt es nicht.',
  unreachable: 'Der Server ist nicht erreichbar.',
  ladder: (edition, seats) => `${edition}, ${seats} Spieler`,
  player: 'Spieler',
  rating: 'Wertung',
  games: 'Partien',
  wins: 'Siege',
  place: 'Platz',
  points: 'Punkte',
  game: 'Partie',
  bot: 'Bot',
  left: 'hat die Partie verlassen',
  more: (count) => `und ${count} weitere`,
  range: (rating, doubt) => `${rating} ± ${doubt}`,
  ofSeats: (place, seats) => `${place} von ${seats}`,
  ratings: 'Wertungen',
  results: 'Letzte Partien',
  openings: 'Liebste Eröffnungen',
  openingNote: 'Die ersten Plättchen, die gebaut wurden.',
  opening: (tiles) => tiles.join(', dann '),
  openingRow: (games, wins) => `${times(games, 'Partie', 'Partien')}, ${times(wins, 'Sieg', 'Siege')}`,
  against: 'Direkter Vergleich',
  better: 'Davor',
  worse: 'Dahinter',
};
