import type { ReviewTexts } from '../en/review.ts';

export const review: ReviewTexts = {
  title: 'Rückblick',
  subtitle: (game) => `${game}, noch einmal angesehen: was Punkte gekostet und was welche gebracht hat, und warum.`,
  seats: 'Spieler',
  about:
    'Der Coach prüft jede Entscheidung mit dem, was man damals sehen konnte, vergleicht sie mit den Alternativen und sieht sich die größten Unterschiede noch zweimal genauer an. Das dauert ein wenig und braucht kein Internet.',
  start: (name) => `Partie von ${name} ansehen`,
  running: 'Der Coach sieht sich die Partie an …',
  stop: 'Anhalten',
  failed: 'Der Rückblick hat nicht geklappt. Versuch es noch einmal.',
  netless: 'Was der Coach gelernt hat, lässt sich gerade nicht laden. Dieser Rückblick folgt Faustregeln.',
  unfinished: 'Den Rückblick gibt es, wenn die Partie zu Ende ist.',
  ready: (points) => `Am Ende ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
  chart: {
    title: 'Erwartete Punkte',
    note: 'Was der Coach nach der letzten Entscheidung jeder Runde für das Ende der Partie erwartet hat.',
    label: (summary) => `Erwartete Punkte über die Runden. Zuletzt: ${summary}`,
  },
  costly: 'Was am meisten gekostet hat',
  best: 'Die besten Züge',
  guided: 'Was der Begleiter vorgeschlagen hat, wird dir nicht angekreidet.',
  advised: 'Wie vom Begleiter vorgeschlagen.',
  nothing: {
    costly: 'Keine Wahl hat eindeutig Punkte gekostet: Alles andere hätte, soweit der Coach es sieht, wenig geändert.',
    best: 'Kein einzelner Zug ragt heraus: Andere wären etwa genauso gut gewesen.',
  },
  played: 'Gespielt',
  better: 'Besser',
  picture: (when) => `Der Spielplan: ${when}`,
  habits: 'Im Vergleich mit Meistern',
  habitsNote:
    'Zahlen der ganzen Partie. Meister sind hier Bots, die das Spiel gelernt haben; „meist“ ist die mittlere Hälfte ihrer Partien.',
  habit: 'Gewohnheit',
  masters: 'Meister',
  differs: { less: 'weniger als üblich', more: 'mehr als üblich' },
  tryIt: 'Von hier aus probieren:',
  asPlan: 'Als Planspiel',
  asGame: 'Als neue Partie',
  backToReview: 'Zurück zum Rückblick',
  noPlan: 'Von hier aus geht kein Planspiel.',
  toGame: 'Zur Partie',
};
