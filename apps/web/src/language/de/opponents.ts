import { figure } from '@coalbrook/words';

import type { OpponentTexts } from '../en/opponents.ts';

export const opponents: OpponentTexts = {
  who: (seat) => `Wer spielt auf Platz ${seat}?`,
  instead: (name) => `Wer spielt anstelle von ${name}?`,
  people: 'Personen',
  bots: 'Bots',
  automata: 'Automaten',
  strength: (rating) => `Spielstärke ${figure(rating)}`,
  ownPortrait: 'Eigenes Porträt',
  fill: 'Tisch füllen',
  mixtures: { gentle: 'Sanft', even: 'Mittel', strong: 'Stark' },
};
