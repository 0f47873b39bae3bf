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
  paceNote: 'Wie schnell die Züge der anderen, der Verlauf, die Karten eines Automaten und die Wertung gezeigt werden.',
  stillness: 'Weniger Bewegung',
  stillnessNote:
    'Nichts gleitet oder blendet über. Ist dein System auf weniger Bewegung eingestellt, gilt das ohnehin.',

  preferences: {
    look: 'Aussehen',
    play: 'Spiel',
    sound: 'Ton',
    textSize: 'Schriftgröße',
    percent: (value) => `${value} %`,
    seatColours: 'Spielerfarben',
    palettes: { usual: 'Klassisch', safe: 'Für Farbenblinde' },
    landscape: 'Landschaft hinter dem Spielplan',
    boardInWords: 'Spielplan in Worten zeigen',
    boardInWordsNote: 'Als Listen neben dem Journal. Screenreader finden sie immer; T führt dorthin.',
    singleKeys: 'Tastenkürzel mit einzelnen Buchstaben, Ziffern und Zeichen',
    singleKeysNote:
      'Sind sie aus, kann kein Screenreader und keine Sprachsteuerung sie versehentlich auslösen. Andere Tasten bleiben, und jeder Befehl steht in der Befehlssuche (Strg+K).',
    landscapeNote: 'Ohne sie liegt der Spielplan auf schlichtem Papier, was langsame Geräte entlastet.',
    glow: 'Auf dem Spielplan hervorheben, was wählbar ist',
    glows: { full: 'Stark', soft: 'Dezent', off: 'Aus' },
    confirms: 'Bestätigung verlangen',
    confirmations: { action: 'Für jede Aktion', turn: 'Nur für den Zug' },
    endsTurn: 'Meinen Zug automatisch beenden',
    endsTurnNote: 'Sobald es nichts mehr zu wählen gibt.',
    hints: 'Ein Tipp zeigt',
    hintsBy: { steps: 'Schritt für Schritt', move: 'Gleich den Zug' },
    projects: 'Voraussichtliche Punkte anzeigen',
    projectsNote: 'Was alle bekämen, wenn die Epoche jetzt endete.',
    volume: 'Lautstärke',
    volumeOf: (percent) => (percent === 0 ? 'aus' : `${percent} %`),
    volumeNote:
      'Was gebaut, gelegt, verkauft, getrunken und bezahlt wird, Wertung und Ende einer Epoche und ein Signal, wenn du am Zug bist.',
  },

  nav: {
    label: 'Hauptmenü',
    mine: 'Meine Tische',
    lobby: 'Lobby',
    people: 'Freunde',
    tournaments: 'Turniere',
    ladder: 'Rangliste',
    account: 'Konto',
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
    online:
      'Auf der Seite ist ein Fehler aufgetreten. Deine Online-Partie ist auf dem Server sicher, alle anderen auf diesem Gerät.',
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

  level: (level, highest) => `Stufe ${level} von ${highest}`,

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
