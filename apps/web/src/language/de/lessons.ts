import type { LessonTexts } from '../en/lessons.ts';

export const lessonTexts: LessonTexts = {
  title: 'Lektionen',
  subtitle: 'Kurze Stellungen mit je einer Aufgabe. Lös sie in deinem Zug, am richtigen Spieltisch.',
  automata: 'Gegen Automaten',
  doneOf: (done, all) => `${done} von ${all} gelöst`,
  solvedMark: 'gelöst',
  loading: 'Wird geladen …',
  unknown: 'Diese Lektion gibt es nicht.',

  label: 'Lektion',
  of: (title) => `Lektion: ${title}`,
  hint: (number, all) => `Hinweis ${number} von ${all}`,
  hints: 'Hinweise',
  again: 'Von vorn',
  all: 'Alle Lektionen',
  progress: 'Dein Fortschritt',
  next: 'Nächste Lektion',
  solved: 'Gelöst!',
  missed: 'Noch nicht gelöst.',
  tryAgain: 'Mach deinen Zug rückgängig und versuch es noch einmal, oder fang von vorn an.',
  rules: 'Regeln',

  figures: {
    money: 'Geld',
    income: 'Einkommensstufe',
    spent: 'Ausgegebenes Geld',
    loans: 'Kredite',
    flips: 'Umgedrehte Plättchen',
    links: 'Siegpunkte deiner Verbindungen',
    points: 'Siegpunkte',
    lead: 'Vorsprung in Siegpunkten',
  },
  possible: (figure, has, possible) =>
    has === possible
      ? `${figure}: ${has}, besser geht es nicht.`
      : `${figure}: ${has}, möglich ${possible === 1 ? 'wäre' : 'wären'} ${possible}.`,
  atLeast: (figure, has, needs) => `${figure}: ${has}, nötig ${needs === 1 ? 'ist' : 'sind'} mindestens ${needs}.`,
  atMost: (figure, has, needs) => `${figure}: ${has}, erlaubt sind ${needs === 0 ? 'keine' : `höchstens ${needs}`}.`,
  flip: (place) => `Das Plättchen ${place} wurde nicht umgedreht.`,
  build: 'Das verlangte Plättchen wurde nicht gebaut.',
  lay: (link) => `Die Verbindung ${link} fehlt.`,
  without: {
    market: 'Du hast an einem Markt gekauft.',
    loan: 'Du hast einen Kredit aufgenommen.',
    others: 'Du hast Würfel oder Bier von anderen benutzt.',
    barrel: 'Du hast das Fass eines Händlers benutzt.',
  },
  first: 'Du bist in der nächsten Runde nicht Erster.',
  sequel: 'Der Zug des Automaten läuft nicht so, wie es die Aufgabe verlangt.',
};
