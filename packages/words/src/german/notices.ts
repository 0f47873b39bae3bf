import type { NoticeWords } from '../catalogue/noticeWords.ts';

export const notices: NoticeWords = {
  titles: {
    turn: 'Du bist am Zug',
    over: 'Die Partie ist zu Ende',
    question: 'Du wirst etwas gefragt',
    soon: 'Deine Zeit läuft bald ab',
    clears: 'Dein Tisch wird in einer Woche entfernt',
    opened: 'Deine Partie ist eröffnet',
    invited: 'Du bist an einen Tisch eingeladen',
    rematch: 'Noch eine Partie?',
    test: 'Coalbrook',
  },
  clears: 'Es sind nicht alle gekommen. Öffne den Tisch, um ihn zu behalten.',
  roundOpen: (round) => `Deine Partie der Runde ${round} ist eröffnet`,
  game: (edition, others) => (others === '' ? edition : `${edition} mit ${others}`),
  test: 'Benachrichtigungen kommen hier an.',
  open: 'Zur Partie',
  codeTitle: (code) => `${code} ist dein Code für Coalbrook`,
  code: (code) =>
    `Gib ${code} in Coalbrook ein, um unter dieser Adresse zu erfahren, wann du am Zug bist.\n\nFalls du das nicht angefordert hast, ignoriere diese Nachricht: Es folgt keine weitere.`,
  signIn: (code, link) =>
    `Gib ${code} dort ein, wo du dich bei Coalbrook anmelden willst, oder öffne diesen Link auf dem Gerät, das du anmelden willst:\n\n${link}\n\nBeides gilt 15 Minuten und nur einmal. Gib den Code niemandem weiter. Falls du dich nicht anmelden wolltest, ignoriere diese Nachricht.`,
  account: (code) =>
    `Gib ${code} in Coalbrook ein, um dich künftig mit dieser Adresse anzumelden. Der Code gilt 15 Minuten. Gib ihn niemandem weiter.\n\nFalls du das nicht angefordert hast, ignoriere diese Nachricht: Mit der Adresse geschieht dann nichts.`,
  stop: 'Keine solchen Nachrichten mehr',
  stopped: 'An diese Adresse geht keine Nachricht mehr.',
  stopNow: 'Keine Nachrichten mehr an diese Adresse senden',
};
