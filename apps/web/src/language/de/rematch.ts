import type { RematchTexts } from '../en/rematch.ts';

export const rematch: RematchTexts = {
  asked:
    'Alle aus der letzten Partie werden gefragt: beim Endstand, in der Liste ihrer Tische und per Benachrichtigung.',
  askedAgain: 'Noch eine Partie? Die anderen warten auf dich',
  came: (names) => `Schon da: ${names}.`,
  awaited: (names) => `Noch keine Antwort: ${names}.`,
  declined: (names) => `Nicht mehr dabei: ${names}.`,
  no: 'Nein, danke',
  ownNo: 'Die anderen wissen, dass du nicht noch einmal spielst.',
};
