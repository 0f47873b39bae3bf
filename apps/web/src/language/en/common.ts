import type { Colour, Figure } from '../../theme/seats.ts';

/** What a seat is called that takes the place of a figure. */
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
    `Something went wrong in the background (${text}). What was saved is safe: reload the page to go on.`,
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  home: 'To the start page',
  loading: 'Fetching lamp oil …',
  skip: 'Skip to the content',

  settings: 'Settings',
  language: 'Language',
  theme: 'Light',
  themes: { system: 'System', day: 'Day', night: 'Night' },
  toNight: 'Light the lamps: night',
  toDay: 'Open the shutters: day',
  pace: 'Pace of the others',
  paceOf: (milliseconds: number): string =>
    milliseconds === 0 ? 'at once' : `${(milliseconds / 1000).toFixed(2).replace(/0$/, '')} seconds a step`,
  stillness: 'Still pictures',
  stillnessNote: 'Nothing slides or fades. The wish of your system for less motion is followed in any case.',

  nav: {
    label: 'Main ways',
    newGame: 'New game',
    learn: 'Learn',
    rules: 'Rules',
    open: 'Open',
  },

  lost: {
    title: 'Nothing here',
    sentence: 'This address leads nowhere. Your games are where you left them.',
  },

  crash: {
    title: 'Something broke',
    sentence: 'The page stumbled over a mistake of ours. Everything you played is safe on this device.',
    reload: 'Load the page again',
    exportGames: 'Save games as files',
    exported: 'Saved to your downloads.',
    notExported: 'The games could not be read just now; load the page again and they will be there.',
    details: 'What happened, for whoever mends it',
  },

  update: {
    ready: 'A new version is ready. Your games stay as they are.',
    reload: 'Load it',
  },

  figures,
  colours,
};
