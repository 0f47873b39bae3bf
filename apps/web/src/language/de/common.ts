import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  title: 'Coalbrook',
  failure: (text) =>
    `Im Hintergrund ist etwas schiefgegangen (${text}). Alles Gespeicherte ist sicher: Lade die Seite neu, um weiterzuspielen.`,
  close: 'Schließen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  home: 'Zur Startseite',
  loading: 'Wird geladen …',
  skip: 'Zum Inhalt springen',

  settings: 'Einstellungen',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { system: 'System', day: 'Tag', night: 'Nacht' },
  toNight: 'Zur Nachtansicht wechseln',
  toDay: 'Zur Tagansicht wechseln',
  pace: 'Tempo der Mitspieler',
  paceOf: (milliseconds: number): string =>
    milliseconds === 0
      ? 'sofort'
      : `${(milliseconds / 1000).toFixed(2).replace(/0$/, '').replace('.', ',')} Sekunden pro Schritt`,
  stillness: 'Weniger Bewegung',
  stillnessNote:
    'Nichts gleitet oder blendet über. Ist dein System auf weniger Bewegung eingestellt, gilt das ohnehin.',

  nav: {
    label: 'Hauptmenü',
    newGame: 'Neue Partie',
    learn: 'Lernen',
    rules: 'Regeln',
    open: 'Öffnen',
  },

  lost: {
    title: 'Seite nicht gefunden',
    sentence: 'Unter dieser Adresse gibt es nichts. Deine Partien sind alle noch da.',
  },

  crash: {
    title: 'Etwas ist schiefgegangen',
    sentence: 'Auf der Seite ist ein Fehler aufgetreten. Alle deine Partien sind auf diesem Gerät sicher.',
    reload: 'Seite neu laden',
    exportGames: 'Partien als Dateien speichern',
    exported: 'In den Downloads gespeichert.',
    notExported: 'Deine Partien ließen sich gerade nicht lesen. Lade die Seite neu und versuche es noch einmal.',
    details: 'Einzelheiten für einen Fehlerbericht',
  },

  update: {
    ready: 'Eine neue Version ist da. Deine Partien bleiben, wie sie sind.',
    reload: 'Neu laden',
  },

  figures: {
    arkwright: 'Arkwright',
    tinsley: 'Tinsley',
    brunel: 'Brunel',
    stephenson: 'Stephenson',
    watt: 'Watt',
    owen: 'Owen',
    bessemer: 'Bessemer',
    coade: 'Coade',
  },

  colours: {
    crimson: 'Karmesin',
    cobalt: 'Kobalt',
    ochre: 'Ocker',
    forest: 'Waldgrün',
    plum: 'Pflaume',
    slate: 'Schiefer',
  },
};
