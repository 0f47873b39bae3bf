export const orders = {
  plan: 'Plan your next turn',
  leave: 'Save as an order',
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
  change: 'Change',
  remove: 'Remove',
  turn: 'It is your turn already: go back to the game and play it.',
  conflict: 'The order was changed on another device. Have a look at it first.',
  failed: 'The order could not be saved.',
};

export type OrderTexts = typeof orders;
