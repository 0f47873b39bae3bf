import type { HourTexts } from '../en/hours.ts';

export const hours: HourTexts = {
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
};
