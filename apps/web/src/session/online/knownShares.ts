/** Which of the devices that came to this one's seats their person knows of. */

import type { OnlineTable, SharedSeat } from '@coalbrook/wire/online';

const keyOf = (game: string): string => `coalbrook.shared.${game}`;

/** By seat, when the last device came that is known. */
const readKnown = (game: string): Readonly<Record<number, number>> => {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Readonly<Record<number, number>> | null) ?? {};
  } catch {
    return {};
  }
};

/** The first seat of this device to which another one has come that nobody has said to know. */
export const unknownShare = ({ game, shared = [] }: Pick<OnlineTable, 'game' | 'shared'>): SharedSeat | undefined => {
  const known = readKnown(game);
  return shared.find(({ seat, since }) => since > (known[seat] ?? 0));
};

export const keepShare = (game: string, { seat, since }: SharedSeat): void => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...readKnown(game), [seat]: since }));
  } catch {
    // Without storage it is said again.
  }
};
