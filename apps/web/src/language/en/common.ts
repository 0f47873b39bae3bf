import type { Colour, Figure } from '../../theme/seats.ts';

/** The name of a seat that nobody has named: that of its figure. */
const figures: Readonly<Record<Figure, string>> = {
  arkwright: 'Arkwright',
  tinsley: 'Tinsley',
  brunel: 'Brunel',
  stephenson: 'Stephenson',
  watt: 'Watt',
  owen: 'Owen',
  bessemer: 'Bessemer',
  coade: 'Coade',
};

const colours: Readonly<Record<Colour, string>> = {
  crimson: 'Crimson',
  cobalt: 'Cobalt',
  ochre: 'Ochre',
  forest: 'Forest',
  plum: 'Plum',
  slate: 'Slate',
};

export const common = {
  title: 'Coalbrook',
  failure: (text: string): string =>
    `Something went wrong in the background (${text}). Everything saved is safe: reload the page to continue.`,
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  home: 'Back to the start page',
  loading: 'Loading …',
  skip: 'Skip to content',

  settings: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', day: 'Day', night: 'Night' },
  toNight: 'Switch to the night theme',
  toDay: 'Switch to the day theme',
  paceNote: 'How fast the turns of others, the history, an automaton’s cards and the scoring are shown.',
  stillness: 'Reduce motion',
  stillnessNote: 'Nothing slides or fades. If your system is set to reduce motion, that always applies.',

  preferences: {
    look: 'Look',
    play: 'Play',
    sound: 'Sound',
    textSize: 'Text size',
    percent: (value: number): string => `${value}%`,
    seatColours: 'Player colours',
    palettes: { usual: 'Classic', safe: 'Colour-blind safe' },
    landscape: 'Landscape behind the map',
    boardInWords: 'Show the board in words',
    boardInWordsNote: 'As lists beside the journal. Screen readers always find them; T leads there.',
    singleKeys: 'Shortcuts with single letters, digits and signs',
    singleKeysNote:
      'Without them, a screen reader or speech input cannot press one by accident. Other keys stay, and every command is in the palette (Ctrl K).',
    landscapeNote: 'Without it the map is drawn on plain paper, which is easier on slow devices.',
    glow: 'Highlight what you can choose on the map',
    glows: { full: 'Strong', soft: 'Soft', off: 'Off' },
    confirms: 'Ask for confirmation',
    confirmations: { action: 'Each action', turn: 'Only the turn' },
    endsTurn: 'End my turn automatically',
    endsTurnNote: 'As soon as there is nothing left to choose.',
    hints: 'A hint shows',
    hintsBy: { steps: 'One step after another', move: 'The move at once' },
    projects: 'Show projected points',
    projectsNote: 'What every player would score if the era ended now.',
    volume: 'Volume',
    volumeOf: (percent: number): string => (percent === 0 ? 'off' : `${percent}%`),
    volumeNote:
      'What is built, laid, sold, drunk and paid, the count and the end of an era, and a signal when it is your turn.',
  },

  nav: {
    label: 'Main menu',
    mine: 'My tables',
    lobby: 'Lobby',
    people: 'Friends',
    tournaments: 'Tournaments',
    ladder: 'Ladder',
    account: 'Account',
    newGame: 'New game',
    learn: 'Learn',
    rules: 'Rules',
    open: 'Open',
  },

  lost: {
    title: 'Page not found',
    sentence: 'There is nothing at this address. Your games are where you left them.',
  },

  crash: {
    title: 'Something went wrong',
    sentence: 'The page ran into a bug. All your games are safe on this device.',
    online: 'The page ran into a bug. Your online game is safe on the server, and all other games on this device.',
    reload: 'Reload the page',
    exportGames: 'Save games as files',
    exported: 'Saved to your downloads.',
    notExported: 'Your games could not be read just now. Reload the page and try again.',
    details: 'Details for a bug report',
  },

  update: {
    ready: 'A new version is ready. Your games will not change.',
    reload: 'Reload',
  },

  level: (level: number, highest: number): string => `level ${level} of ${highest}`,

  figures,
  colours,
};
