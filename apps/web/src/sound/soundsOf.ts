import type { GameEvent } from '@coalbrook/rules';

import type { Sound } from './voices.ts';

const soundOf = (event: GameEvent): Sound | undefined => {
  switch (event.event) {
    case 'built':
      return 'build';
    case 'laid':
      return 'link';
    case 'flipped':
      return 'flip';
    case 'borrowed':
    case 'lent':
    case 'marketed':
      return 'coin';
    case 'rewarded':
      return event.bonus === 'money' ? 'coin' : undefined;
    case 'earned':
      return event.money > 0 ? 'coin' : undefined;
    case 'eraEnded':
      return 'era';
    default:
      return undefined;
  }
};

/** What these events sound like, each sound once and in order. The end of an era drowns out everything else. */
export const soundsOf = (events: readonly GameEvent[]): readonly Sound[] => {
  const sounds = new Set(events.flatMap((event) => soundOf(event) ?? []));
  return sounds.has('era') ? ['era'] : [...sounds];
};
