import { figure } from '@coalbrook/words';

import type { LobbyTexts } from '../en/lobby.ts';

export const lobby: LobbyTexts = {
  open: 'Tisch eröffnen',
  waiting: 'Warten auf Mitspieler',
  games: 'Partien zum Zuschauen',
  tournaments: 'Offene Turniere',
  allTournaments: 'Alle Turniere',
  count: (shown, all) => (shown === all ? figure(all) : `${figure(shown)} von ${figure(all)}`),
  filters: (set) => (set === 0 ? 'Filter' : `Filter (${set})`),
  any: 'Alle',
  edition: 'Spiel',
  seats: 'Plätze',
  pace: 'Uhr',
  paces: { live: 'Live', slow: 'Tage', none: 'Ohne Uhr' },
  rated: { label: 'Wertung', yes: 'Gewertet', no: 'Nicht gewertet' },
  hints: { label: 'Tipps', yes: 'Mit Tipps', no: 'Ohne Tipps' },
  language: 'Sprache',
  canJoin: 'Nur Tische, an die ich mich setzen kann',
  order: 'Sortieren nach',
  orders: { soon: 'Wo wenige fehlen', new: 'Neueste', game: 'Spiel', pace: 'Schnellste' },
  clear: 'Alle Tische zeigen',
  columns: { game: 'Spiel', people: 'Am Tisch', clock: 'Uhr', terms: 'Bedingungen', action: 'Mitspielen' },
  free: (free, seats) => `${free} von ${seats} Plätzen frei`,
  full: (seats) => `${seats} Plätze`,
  here: 'ist da',
  away: 'ist gerade nicht da',
  nobody: 'noch niemand',
  running: 'läuft schon; ein Bot spielt, bis du kommst',
  inProgress: 'läuft',
  ratings: ({ from, to }) => {
    if (from === undefined) return `Wertungen bis ${to}`;
    return to === undefined ? `Wertungen ab ${from}` : `Wertungen von ${from} bis ${to}`;
  },
  yours: (rating) => `deine: ${rating}`,
  join: 'Mitspielen',
  back: 'Zum Tisch',
  watch: 'Zuschauen',
  later: (turns) => `${turns} Züge später`,
  gone: 'nicht mehr offen',
  added: (count) => (count === 1 ? 'Einen neuen Tisch zeigen' : `${count} neue Tische zeigen`),
  more: 'Mehr zeigen',
  told: (count) => {
    if (count === 0) return 'Kein Tisch wartet.';
    return count === 1 ? 'Ein Tisch wartet.' : `${figure(count)} Tische warten.`;
  },
  lost: 'Der Server ist nicht erreichbar. Diese Liste ist vielleicht nicht auf dem neuesten Stand.',
  noneFits: 'Kein Tisch passt zu diesen Filtern.',
  none: 'Gerade wartet kein Tisch auf Mitspieler. Bis dahin:',
  ways: {
    match: { action: 'Mitspieler suchen', note: 'Du wirst mit anderen zusammengesetzt, die dieselbe Partie suchen.' },
    bots: { action: 'Gegen Bots spielen', note: 'Sie sind sofort bereit, auch ohne Internet.' },
    puzzle: { action: 'Das Rätsel des Tages', note: 'Ein Zug, ein paar Minuten.' },
  },
  terms: {
    from: 'Wertungen ab',
    to: 'Wertungen bis',
    language: 'Sprache am Tisch',
    anyLanguage: 'Egal',
    note: 'Wer einen Link von dir hat, darf sich mit jeder Wertung setzen. Wer noch keine hat, zählt als 1000.',
  },
  publicNote: 'Alle auf diesem Server finden diesen Tisch in der Lobby und können den Namen lesen, den du wählst.',
  closed: 'An diesem Tisch kannst du nicht mitspielen. Andere findest du in der Lobby.',
  unfit: (range, rating) => `Dieser Tisch ist für ${range}; deine in diesem Spiel ist ${rating}.`,
};
