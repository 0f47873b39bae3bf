/** A number with its sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What an income pays or costs a round, with its sign. */
export const signedMoney =
  (money: (amount: number) => string) =>
  (amount: number): string =>
    amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`;
