import { figure } from '@coalbrook/words';

import type { AnswerTexts } from '../en/answers.ts';

export const answers: AnswerTexts = {
  purse: (name, figures) => `${name}: ${figures.join(', ')}.`,
  you: (name) => `Du, ${name}`,
  actsNow: 'am Zug',
  income: (money) => `Einkommen ${money}`,
  counted: (name, points) => `${name}: ${figure(points)}, wenn jetzt gewertet würde`,
  nextTiles: 'Deine nächsten Plättchen:',
  hand: (cards) => `Deine Hand: ${cards.join('; ')}.`,
  noHand: 'Du hast keine Karten.',
  nothingNew: 'Seit deinem letzten Zug hat niemand gespielt.',
  noMerchants: 'In diesem Spiel gibt es keine Händler.',
  canBuild: (industry) => `${industry}: kannst du bauen.`,
  cannotBuild: (industry, why) => `${industry}: nein. ${why}`,
  noSites: 'Hier wird nichts gebaut.',
};
