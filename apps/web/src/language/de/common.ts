import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  title: 'Coalbrook',
  failure: (text) =>
    `Im Hintergrund ist etwas schiefgegangen (${text}). Gesichertes ist sicher: Lade die Seite neu, um weiterzuspielen.`,
  close: 'Schließen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  home: 'Zur Startseite',
  loading: 'Lampenöl wird geholt …',
  skip: 'Zum Inhalt springen',

  settings: 'Einstellungen',
  language: 'Sprache',
  theme: 'Licht',
  themes: { system: 'System', day: 'Tag', night: 'Nacht' },
  toNight: 'Lampen anzünden: Nacht',
  toDay: 'Läden öffnen: Tag',
  pace: 'Tempo der anderen',
  paceOf: (milliseconds: number): string =>
    milliseconds === 0
      ? 'sofort'
      : `${(milliseconds / 1000).toFixed(2).replace(/0$/, '').replace('.', ',')} Sekunden je Schritt`,
  stillness: 'Ruhige Bilder',
  stillnessNote: 'Nichts gleitet oder blendet über. Wünscht sich dein System weniger Bewegung, gilt das ohnehin.',

  nav: {
    label: 'Hauptwege',
    newGame: 'Neue Partie',
    learn: 'Lernen',
    rules: 'Regeln',
    open: 'Öffnen',
  },

  lost: {
    title: 'Hier ist nichts',
    sentence: 'Diese Adresse führt nirgendwohin. Deine Partien liegen da, wo du sie gelassen hast.',
  },

  crash: {
    title: 'Etwas ist zerbrochen',
    sentence: 'Die Seite ist über einen Fehler von uns gestolpert. Alles Gespielte liegt sicher auf diesem Gerät.',
    reload: 'Seite neu laden',
    exportGames: 'Partien als Dateien sichern',
    exported: 'In den Downloads gesichert.',
    notExported: 'Die Partien ließen sich gerade nicht lesen; nach erneutem Laden der Seite sind sie wieder da.',
    details: 'Was geschehen ist, für alle, die es reparieren',
  },

  update: {
    ready: 'Eine neue Fassung liegt bereit. Deine Partien bleiben, wie sie sind.',
    reload: 'Laden',
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
