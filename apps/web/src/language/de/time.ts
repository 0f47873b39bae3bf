import type { TimeControl } from '@coalbrook/time';

import type { Messages } from '../english.ts';
import { saySpan, sayTime } from '../sayTime.ts';

const units = {
  seconds: (count: number) => `${count} Sek.`,
  minutes: (count: number) => `${count} Min.`,
  hours: (count: number) => `${count} Std.`,
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
};

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
    live: 'Alle haben einen Vorrat für das ganze Spiel; jeder Zug bringt etwas dazu.',
    slow: 'So lange darf jeder Zug dauern; was darüber hinausgeht, kommt aus dem Vorrat.',
  },
  wasLate: 'Die Zeit war abgelaufen: Diesen Zug hat ein Bot gespielt.',
  bank: 'Vorrat',
  increment: 'Zugabe je Zug',
  turn: 'Für jeden Zug',
  none: 'nichts',
  span,
  say: (length) => sayTime(length, units),
  left: (length) => `noch ${length}`,
  pace,
  inBank: (length) => `${length} im Vorrat`,
  hours: {
    title: 'Freie Zeiten',
    note: 'Zu diesen Zeiten steht deine Uhr still, wenn Tage für jeden Zug gewählt sind. Änderungen gelten ab deinem nächsten Zug.',
    zone: (zone) => `Die Zeiten gelten für ${zone}.`,
    nights: 'Nachts',
    from: 'Von',
    to: 'Bis',
    weekends: 'An Wochenenden',
    holidays: 'Urlaub',
    first: 'Erster Tag',
    last: 'Letzter Tag',
    add: 'Urlaub eintragen',
    remove: 'Diesen Urlaub entfernen',
    save: 'Speichern',
    saved: 'Deine freien Zeiten sind gespeichert.',
    wrong: 'Jeder Urlaub braucht einen ersten und einen letzten Tag und dauert höchstens 60 Tage.',
  },
};
