const KEY = 'coalbrook.begun';

/** Whether a game was begun on this device before; newcomers are offered other opponents. */
export const hasBegun = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const noteBegun = (): void => {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage, every game is the first.
  }
};
