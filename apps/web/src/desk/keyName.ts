/** The relevant part of a key press. AltGr types characters on many keyboards and comes with other modifiers. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'>;

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/**
 * The name of a key as used in `TableCommand.keys`: `KeyboardEvent.key`, letters in lower case, prefixed with `Control+`,
 * `Control+Shift+`, or for letters with `Shift+`. Other characters may need Shift on one keyboard and not on another.
 */
export const keyName = (press: Press): string => {
  const { key, ctrlKey, metaKey, shiftKey } = press;
  const plain = key.length === 1 ? key.toLowerCase() : key;
  const isModified = (ctrlKey || metaKey) && !press.getModifierState('AltGraph');
  if (!isModified) return shiftKey && isLetter(key) ? `Shift+${plain}` : plain;
  return shiftKey && key.length === 1 ? `Control+Shift+${plain}` : `Control+${plain}`;
};
