import type { OrderTexts } from '../en/orders.ts';

export const orders: OrderTexts = {
  plan: 'Nächsten Zug planen',
  leave: 'Als Auftrag speichern',
  note: 'Der Server spielt diesen Zug, sobald du an der Reihe bist, wenn dann noch jeder Schritt möglich ist. Sonst liegt er für dich bereit. Niemand sonst erfährt davon, bevor er gespielt ist.',
  hasLimit: 'Nur bis zu bestimmten Kosten',
  limit: 'Darf höchstens kosten',
  costs: (money) => `Wie geplant kostet der Zug ${money}.`,
  wrongLimit: 'Gib einen Betrag ein, etwa 12.',
  submit: 'Speichern',
  done: 'Auftrag gespeichert. Er wird gespielt, sobald du am Zug bist.',
  left: 'Für deinen nächsten Zug liegt ein Auftrag bereit.',
  atMost: (money) => `Er darf höchstens ${money} kosten.`,
  soon: 'Dein Auftrag wird ausgeführt …',
  change: 'Ändern',
  remove: 'Entfernen',
  turn: 'Du bist schon am Zug: Geh zurück zur Partie und spiele ihn.',
  conflict: 'Der Auftrag wurde auf einem anderen Gerät geändert. Sieh ihn dir erst an.',
  failed: 'Der Auftrag konnte nicht gespeichert werden.',
};
