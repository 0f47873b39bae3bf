import type { GameEvent } from '@coalbrook/rules';

import type { Sound } from './sounds.ts';

const soundOf = (event: GameEvent): Sound | undefined => {
  switch (event.event) {
    case 'built':
      return 'hammer';
    case 'laid':
      return 'rail';
    case 'flipped':
      return 'flip';
    case 'drank':
      return 'barrel';
    case 'marketed':
    case 'bought':
      return 'cubes';
    case 'developed':
      return 'plan';
    case 'borrowed':
    case 'lent':
    case 'repaid':
      return 'coin';
    case 'rewarded':
      return event.bonus === 'money' ? 'coin' : undefined;
    case 'earned':
      return event.money > 0 ? 'coin' : undefined;
    case 'eraEnded':
      return 'whistle';
    case 'gameEnded':
      return 'finale';
    default:
      return undefined;
  }
};

/** What drowns out everything else, the last one first. */
const loud: readonly Sound[] = ['finale', 'whistle'];

/** What these events sound like, each sound once and in order. */
export const soundsOf = (events: readonly GameEvent[]): readonly Sound[] => {
  const heard = new Set(events.flatMap((event) => soundOf(event) ?? []));
  const drowning = loud.find((sound) => heard.has(sound));
  return drowning ? [drowning] : [...heard];
};
