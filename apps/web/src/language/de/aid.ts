import type { AidTexts } from '../en/aid.ts';

export const aid: AidTexts = {
  title: (edition) => `${edition} auf einer Seite`,
  subtitle: 'Was man am häufigsten nachschlägt, zum Ausdrucken oder zum Danebenlegen.',
  print: 'Drucken',
  rules: 'Alle Regeln, nummeriert',
  tiles: 'Plättchen',
  columns: {
    level: 'Stufe',
    count: 'Anzahl',
    cost: 'Kosten',
    sale: 'Bier zum Verkauf',
    yields: 'Trägt',
    points: 'Punkte',
    income: 'Einkommen',
    cash: 'Bringt',
    icons: 'Strecken',
  },
  links: 'Strecken',
  linkNumbers: (count) => (count === 1 ? 'Eine' : `${count} zusammen`),
  everyLink: 'Jede weitere',
  firstLink: 'Die erste',
  markets: 'Märkte',
  empty: (price) => `leer: je ${price}`,
  only: (era) => `nur ${era}`,
  never: 'nie gebaut',
};
