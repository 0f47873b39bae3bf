/** The name under which somebody last sat down at an online table on this device. */

const KEY = 'coalbrook.name';

/** Empty if nobody has. */
export const ownName = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

export const keepOwnName = (name: string): void => {
  try {
    localStorage.setItem(KEY, name.trim());
  } catch {
    // Without storage the name is asked for every time.
  }
};
