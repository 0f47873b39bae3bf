import type { TimeControl } from '@coalbrook/time';

import type { Messages } from '../english.ts';
import { sayLasted, saySpan, sayTime } from '../sayTime.ts';

const units = {
  seconds: (count: number) => `${count} Sek.`,
  minutes: (count: number) => `${count} Min.`,
  hours: (count: number) => `${count} Std.`,
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
};

/** After “seit” or “in”. */
export const sayDative = (length: number): string =>
  sayTime(length, { ...units, days: (count) => (count === 1 ? '1 Tag' : `${count} Tagen`) });

const span = (length: number): string => saySpan(length, units);

const pace = (control: TimeControl): string => {
  switch (control.kind) {
    case 'none':
      return '';
    case 'live':
      return [span(control.bank), control.increment > 0 && `${span(control.increment)} je Zug`]
        .filter(Boolean)
        .join(' + ');
    case 'slow':
      return [`${span(control.turn)} je Zug`, control.bank > 0 && span(control.bank)].filter(Boolean).join(' + ');
  }
};

export const time: Messages['time'] = {
  title: 'Bedenkzeit',
  kinds: { none: 'Ohne Uhr', live: 'Live', slow: 'Tage' },
  notes: {
    none: 'Alle lassen sich so viel Zeit, wie sie wollen.',
    live: 'Alle haben einen Vorrat für die ganze Partie; jeder Zug bringt etwas dazu.',
    slow: 'So lange darf jeder Zug dauern; was darüber hinausgeht, kommt aus dem Vorrat.',
  },
  wasLate: 'Die Zeit war abgelaufen: Diesen Zug hat ein Bot gespielt.',
  bank: 'Vorrat',
  increment: 'Zugabe je Zug',
  turn: 'Für jeden Zug',
  none: 'nichts',
  span,
  say: (length) => sayTime(length, units),
  lasted: (length) => sayLasted(length, units),
  left: (length) => `noch ${length}`,
  pace,
  inBank: (length) => `${length} im Vorrat`,
};
