/** Whether somebody at this device has said how friends see them, known before anything is asked or loaded. */

const KEY = 'coalbrook.friends';

export const noteFriends = (isKnown: boolean): void => {
  try {
    if (isKnown) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage they find invitations on the page of their friends.
  }
};

export const mayHaveFriends = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
