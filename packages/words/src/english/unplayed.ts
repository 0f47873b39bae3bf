import type { UnplayedWords } from '../catalogue/noticeWords.ts';

export const unplayed: UnplayedWords = {
  refused: (why) => `Your order could not be carried out. ${why}`,
  dear: (cost, limit) => `Your order was not carried out: the turn now costs ${cost}, more than ${limit}.`,
  incomplete: 'Your order could not be carried out: something is now missing to complete the turn.',
  left: 'Your order leaves this turn to you: it says nothing else for what has happened.',
  revealed: 'Your order was carried out until something was revealed. Now it is up to you.',
  unreadable: 'Your order could not be carried out: this version does not understand it.',
  takenBack: (why) =>
    why === undefined
      ? 'Turns were taken back and it is your turn again, so your order was not carried out. Now it is up to you.'
      : `Turns were taken back, and your order is not possible any more. ${why}`,
};
