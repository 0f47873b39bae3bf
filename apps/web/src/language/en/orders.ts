export const orders = {
  plan: 'Plan your next turn',
  planNote: 'It can be played as soon as it is your turn, also only if something happens before.',
  leave: 'Play this as soon as it is my turn',
  leaveAfter: 'Play this in the turn after',
  ownCards: 'An order can only use cards that you hold now, not those that this plan draws.',
  drawnCard:
    'This turn spends a card that only the plan has drawn: it cannot be an order. Undo, and choose a card without a question mark.',
  note: 'The server plays this turn as soon as it is yours, if every step is still possible. If not, it waits on your desk. Nobody else learns of it before it is played.',
  hasLimit: 'Only up to a certain cost',
  limit: 'May cost at most',
  costs: (money: string) => `As planned, the turn costs ${money}.`,
  wrongLimit: 'Enter an amount, such as 12.',
  submit: 'Save the order',
  done: 'Order saved. It is played when your turn comes.',
  left: 'You have an order for your next turn.',
  atMost: (money: string) => `It may cost ${money} at most.`,
  soon: 'Your order is being carried out …',
  remove: 'Remove',
  turn: 'It is your turn already: go back to the game and play it.',
  conflict: 'The order was changed on another device. Have a look at it first.',
  failed: 'The order could not be saved.',
};

export type OrderTexts = typeof orders;
