import type { OrderTexts } from '../en/orders.ts';

export const orders: OrderTexts = {
  plan: 'Nächsten Zug planen',
  planNote: 'Er kann gespielt werden, sobald du am Zug bist, auch nur unter einer Bedingung.',
  leave: 'Spielen, sobald ich am Zug bin',
  leaveAfter: 'Im Zug danach spielen',
  ownCards:
    'Ein Auftrag kann nur Karten nutzen, die du jetzt auf der Hand hast, keine, die erst beim Planen gezogen werden.',
  drawnCard:
    'Dieser Zug gibt eine Karte ab, die du nur beim Planen gezogen hast: Er kann kein Auftrag sein. Nimm ihn zurück und wähle eine Karte ohne Fragezeichen.',
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
  remove: 'Entfernen',
  turn: 'Du bist schon am Zug: Geh zurück zur Partie und spiele ihn.',
  conflict: 'Der Auftrag wurde auf einem anderen Gerät geändert. Sieh ihn dir erst an.',
  failed: 'Der Auftrag konnte nicht gespeichert werden.',
};
