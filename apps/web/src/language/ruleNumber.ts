import { findEdition, editions } from '@coalbrook/editions';

/**
 * How a statement is named wherever the page shows it, such as `card.3`. A text that adds to the rules of a game is
 * named too: `automa card.3`.
 */
export const ruleNumber = (id: string): string => {
  const [text = '', ...rest] = id.split('.');
  const game = findEdition(text) ?? editions.find(({ slug }) => text.startsWith(`${slug}-`));
  const side = game ? text.slice(game.slug.length + 1) : text;
  return `${side && `${side} `}${rest.join('.')}`;
};
