import type { EndingTexts } from '../en/ending.ts';

export const ending: EndingTexts = {
  rating: 'Wertung',
  change: (before, after) => `${before} → ${after}`,
  awaited: 'Die Wertungen folgen gleich.',
  void: 'Diese Partie zählt nicht für die Wertungen.',
  pace: 'Zeit je Zug',
  match: (round) => `Runde ${round} von`,
  decided: 'Platz durch Entscheidung',
  noPlace: 'Die Turnierleitung hat entschieden, dass für diese Partie niemand Punkte bekommt.',
  proof: 'Nachweis der Ziehungen',
  left: 'Karten und Stapel',
  hand: (name) => `Auf der Hand von ${name}`,
  deck: 'Im Stapel oder beiseitegelegt',
  nothing: 'nichts',
};
