import type { spoken as english } from '../en/spoken.ts';

export const spoken: typeof english = {
  notNow: 'Du kannst gerade nicht spielen.',
  nothingThere: 'Damit kannst du gerade nichts tun.',
  title: 'Spielplan in Worten',
  hint: 'Mit Hoch und Runter gehst du durch die Liste, mit Bild auf und Bild ab von Ort zu Ort. Enter wählt; was sich nicht wählen lässt, nennt den Grund.',
  skip: 'Zum Spielplan in Worten',
  free: 'Freie Strecken',
  noFree: 'In dieser Epoche ist keine Strecke frei.',
  canChoose: 'kann gewählt werden',
  chosen: 'gewählt',
};
