/** The page to print. Not part of the catalogue: it is loaded only when that page opens. */

export const aid = {
  title: (edition: string): string => `${edition} on one page`,
  subtitle: 'What you look up most often, to print or to keep open beside the game.',
  print: 'Print',
  rules: 'All rules, numbered',
  tiles: 'Tiles',
  columns: {
    level: 'Level',
    count: 'Tiles',
    cost: 'Cost',
    sale: 'Beer to sell',
    yields: 'Holds',
    points: 'Points',
    income: 'Income',
    cash: 'Brings',
    icons: 'Links',
  },
  links: 'Links',
  linkNumbers: (count: number): string => (count === 1 ? 'One' : `${count} together`),
  everyLink: 'Each after the first',
  firstLink: 'The first',
  markets: 'Markets',
  empty: (price: string): string => `empty: ${price} each`,
  only: (era: string): string => `${era} only`,
  never: 'never built',
};

export type AidTexts = typeof aid;
