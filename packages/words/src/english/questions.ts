import type { Kind } from '@coalbrook/rules';

import type { QuestionContext, QuestionWords } from '../catalogue/actionWords.ts';

/** Asked when an action can be continued. */
const more: Readonly<Partial<Record<Kind, string>>> = {
  network: 'Lay another link, or stop?',
  develop: 'Develop another tile, or stop?',
  sell: 'Sell another tile, or stop?',
  draw: 'Which card do you take next?',
};

/** What is being drawn, by urn. */
const draws: Readonly<Record<string, string>> = {
  order: 'The turn order is being drawn.',
  first: 'The first player is being drawn.',
  merchants: 'The merchants are being drawn.',
  cards: 'Cards are being drawn.',
  display: 'The display is being filled.',
  distant: 'A distant market tile is being drawn.',
};

const discards = ({ cards, kind }: QuestionContext): string => {
  if (kind === 'scout') return `Which cards do you trade for wild cards? (${cards} left)`;
  return cards === 1 ? 'Which card do you discard?' : `Which cards do you discard? (${cards} left)`;
};

export const questions: QuestionWords = {
  nothing: () => 'The game is over.',
  chance: ({ urn }) => draws[urn] ?? 'Something is being drawn.',
  action: ({ actionsLeft }) => `Choose an action (${actionsLeft} left)`,
  more: ({ kind }) => (kind && more[kind]) ?? 'Continue, or stop?',
  discard: discards,
  coal: ({ words }) => `Which ${words.mine.one} supplies the coal?`,
  iron: () => 'Which iron works supplies the iron?',
  beer: ({ kind }) => (kind === 'sell' ? 'Whose beer do you use for the sale?' : 'Whose beer do you take?'),
  bonus: () => 'Which tile does the merchant’s bonus develop?',
  forfeit: ({ debt }) => `You are ${debt} short: which tile do you give up?`,
};
