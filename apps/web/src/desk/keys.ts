/** Which keys give a command, with the player's own choice of keys. */

import type { Settings } from '../settings/settings.ts';

export type KeyPreferences = Pick<Settings, 'singleKeys' | 'ownKeys'>;

/** The keys of a command as they are usually. */
export interface Keyed {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Whether a key types a character: speech input and screen readers can press it by accident. */
const isCharacter = (key: string): boolean => {
  const plain = key.startsWith('Shift+') ? key.slice('Shift+'.length) : key;
  return plain.length === 1 && plain !== ' ';
};

/** The keys that give a command now. A key of the player's own replaces all others. */
export const keysOf = ({ id, keys }: Keyed, { singleKeys, ownKeys }: KeyPreferences): readonly string[] => {
  const own = ownKeys[id];
  const chosen = own === undefined ? keys : [own];
  return singleKeys ? chosen : chosen.filter((key) => !isCharacter(key));
};

/** The command that has a key, other than this one: keys are not given twice. */
export const holderOf = <Command extends Keyed>(
  commands: readonly Command[],
  key: string,
  id: string,
  preferences: KeyPreferences,
): Command | undefined =>
  commands.find((command) => command.id !== id && keysOf(command, { ...preferences, singleKeys: true }).includes(key));
