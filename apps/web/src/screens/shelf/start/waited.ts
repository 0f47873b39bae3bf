const KEY = 'coalbrook.waiting';

/** Whether a game waited when the start page was last seen, so that the page need not wait for the list to be laid out. */
export const wasWaiting = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const noteWaiting = (isWaiting: boolean): void => {
  try {
    if (isWaiting) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, games move to the top when they are listed.
  }
};
