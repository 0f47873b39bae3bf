import type { MatchTexts } from '../en/match.ts';

export const match: MatchTexts = {
  title: 'Mitspieler suchen',
  subtitle: 'Du kommst mit anderen an einen Tisch, die das Gleiche suchen.',
  games: 'Spiele',
  seats: 'Personen am Tisch',
  pace: 'Bedenkzeit',
  paces: { quick: 'Schnell', live: 'Live', slow: 'Tage' },
  paceNotes: {
    quick: 'Für jeden 15 Minuten für die ganze Partie, und mit jedem Zug 30 Sekunden dazu.',
    live: 'Für jeden 30 Minuten für die ganze Partie, und mit jedem Zug eine Minute dazu.',
    slow: 'Ein Tag für jeden Zug und drei Tage Reserve. Du musst nicht warten: Der Tisch steht dann bei deinen Tischen.',
  },
  isRated: 'Die Partie wird gewertet',
  ratedNote: 'Du spielst mit ähnlich starken Leuten; je länger du wartest, desto weiter wird gesucht.',
  unratedNote: 'Die Stärke ist egal: Wer am längsten wartet, spielt.',
  bots: 'Bots dürfen die übrigen Plätze nehmen',
  never: 'nie',
  botsAfter: (span) => `nach ${span}`,
  botsNote: 'Nur wenn alle am Tisch einverstanden sind – und früher, wenn jemand schon so lange gewartet hat.',
  name: 'Dein Name am Tisch',
  begin: 'Tisch suchen',
  missing: {
    editions: 'Wähle ein Spiel.',
    seats: 'Wähle, wie viele mitspielen.',
    name: 'Gib deinen Namen ein.',
  },
  failed: {
    flood: 'Du hast zu viele Suchen begonnen. Warte bitte eine Weile.',
    offline: 'Der Server ist nicht erreichbar.',
    other: 'Der Server nimmt diese Suche nicht an.',
  },
  searching: (count) =>
    count === 0 ? 'Niemand sucht' : count === 1 ? 'Eine Person sucht' : `${count} Personen suchen`,
  usual: (span) => `meist ${span}`,
  line: {
    label: 'Deine Suche nach einem Tisch',
    searching: (time) => `Suche läuft … ${time}`,
    others: (count) =>
      count === 0 ? 'sonst sucht niemand' : count === 1 ? 'noch eine Person sucht' : `${count} andere suchen`,
    lost: 'Keine Verbindung: Die Suche geht weiter, sobald sie wieder da ist.',
    cancel: 'Abbrechen',
    details: 'Deine Suche',
    found: 'Ein Tisch ist gefunden.',
    ready: (left) => `Ein Tisch ist gefunden. Sei dort innerhalb von ${left} bereit.`,
    here: (left) => `Alle müssen innerhalb von ${left} bereit sein.`,
    go: 'Zum Tisch',
    foundTitle: (title) => `Ein Tisch ist gefunden · ${title}`,
  },
  again: (names, count) =>
    `${count === 0 ? 'Jemand war' : count === 1 ? `${names} war` : `${names} waren`} nicht bereit, deshalb gibt es den Tisch nicht mehr. Deine Suche geht an derselben Stelle weiter.`,
  gone: {
    away: 'Deine Suche ist beendet, weil du nicht da warst.',
    unready: 'Du warst am gefundenen Tisch nicht bereit. Es gibt ihn nicht mehr, und deine Suche ist beendet.',
  },
  anew: 'Neu suchen',
  meanwhile: 'Solange du wartest',
  meanwhileNote: 'Die Suche bleibt auf jeder Seite zu sehen und ruft dich, wenn es einen Tisch gibt.',
  ways: { puzzle: 'Das Rätsel des Tages', bots: 'Eine Partie gegen Bots', lessons: 'Eine Lektion' },
};
