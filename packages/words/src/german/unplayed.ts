import type { UnplayedWords } from '../catalogue/noticeWords.ts';

export const unplayed: UnplayedWords = {
  refused: (why) => `Dein Auftrag ließ sich nicht ausführen. ${why}`,
  dear: (cost, limit) => `Dein Auftrag wurde nicht ausgeführt: Der Zug kostet jetzt ${cost}, mehr als ${limit}.`,
  incomplete: 'Dein Auftrag ließ sich nicht ausführen: Jetzt fehlt etwas, um den Zug zu beenden.',
  left: 'Dein Auftrag überlässt dir diesen Zug: Für das, was geschehen ist, sieht er nichts anderes vor.',
  revealed: 'Dein Auftrag wurde ausgeführt, bis etwas aufgedeckt wurde. Jetzt bist du dran.',
  unreadable: 'Dein Auftrag ließ sich nicht ausführen: Diese Version versteht ihn nicht.',
  takenBack: (why) =>
    why === undefined
      ? 'Züge wurden zurückgenommen, und du bist wieder dran. Deshalb wurde dein Auftrag nicht ausgeführt.'
      : `Züge wurden zurückgenommen, und dein Auftrag ist nicht mehr möglich. ${why}`,
};
