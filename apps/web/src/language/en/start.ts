import { capital, figure, listed } from '@coalbrook/words';

import { spanOf } from '../spanOf.ts';

const many = (count: number, one: string, several: string): string => `${figure(count)} ${count === 1 ? one : several}`;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

export const start = {
  tagline: 'Coal, iron, cotton and beer: the Brass games at your own table.',
  playNow: 'Play now',
  playNowNote: 'Birmingham, you and three apprentices',
  newGame: 'New game',
  newGameNote: 'Choose the edition, variants and players',
  learn: 'Learn to play',
  learnNote: 'The game on one page',
  open: 'Open a file',
  openNote: 'A saved game, record, board or deck',
  starting: 'Setting up the table …',

  shelf: {
    title: 'Your games',
    empty: 'You have not started a game on this device yet. Your games are stored here, online or offline.',
    unreadable: 'The games on this device could not be read. Nothing was changed; reload the page.',
    open: 'Continue',
    look: 'Review',
    exportGame: 'Save as a file',
    copyLink: 'Copy a link to this game',
    remove: 'Delete',
    more: (game: string): string => `More options for ${game}`,
    removeTitle: 'Delete this game?',
    removeSentence: (game: string): string =>
      `${game} will be deleted from this device for good. Save it as a file first if you may want it back.`,
    removed: 'Game deleted.',
    saved: 'Saved to your downloads.',
    linkCopied: 'Link copied.',
    linkTooLong: 'This game is too long for a link; save it as a file instead.',
    round: (era: string, round: number): string => `${era}, round ${round}`,
    underWay: 'In progress',
    over: 'Finished',
    winner: (name: string, points: number): string => `${name} won with ${many(points, 'point', 'points')}`,
    alone: 'on your own',
    against: (names: string): string => `with ${names}`,
    elsewhere: 'That game could not be opened:',
    damaged: {
      title: 'This game cannot be read',
      hint: 'Save what is there as a file, or delete it. Your other games are not affected.',
      name: (id: string): string => `Game ${id.slice(0, 6)}`,
      save: 'Save what is there',
      saved: 'Saved to your downloads. The file contains what is left of the game; it cannot be opened as it is.',
      draftLost: 'Your unfinished turn cannot be read. It starts over when you open the game.',
    },
  },

  about: {
    title: 'About Coalbrook',
    link: 'About and credits',
    paragraphs: [
      'Coalbrook plays the whole Brass family of board games. It runs entirely on your device: no account, no tracking, and no network needed once it has loaded.',
      'It is an unofficial fan project. “Brass”, “Brass: Lancashire” and “Brass: Birmingham” are trademarks of Roxley Game Laboratory; “Age of Industry” is a trademark of its publisher. It uses no publisher’s art or text: everything you see and read here was made for Coalbrook.',
      'If you enjoy the games, buy them: they are even better on a real table.',
    ],
    credits: [
      [
        'Games',
        'Brass: Lancashire and Age of Industry by Martin Wallace; Brass: Birmingham by Gavan Brown, Matt Tolman and Martin Wallace',
      ],
      [
        'Automata',
        'Eadweard and Emily, an unofficial solo game made by fans of Birmingham; some of their cards are reconstructed',
      ],
      [
        'Type',
        'Cormorant Infant by Christian Thalmann, IM Fell English SC by Igino Marini; both under the SIL Open Font License',
      ],
      ['Code', 'React and React Aria; Coalbrook itself under the MIT licence'],
    ] as readonly (readonly [string, string])[],
  },

  editions: {
    birmingham:
      'Canals and railways around Birmingham, with merchants to supply and beer to help you sell. The richest game of the family.',
    lancashire: 'The original game: cotton, ports and shipyards between Liverpool and Manchester.',
    'age-of-industry': 'Railways only, fast and open, with loans at any time and a choice of boards.',
  } as Readonly<Record<string, string>>,
  seatsOf: (least: number, most: number): string => `${least} to ${most} players`,

  setUp: {
    title: 'New game',
    edition: 'Edition',
    board: 'Board',
    printedBoard: (name: string): string => name,
    reconstructed: 'reconstructed',
    reconstructedNote: 'This board was reconstructed from public information; it is not the printed one.',
    ownBoard: 'Your own board file …',
    ownBoardNamed: (name: string): string => `${name} (your file)`,
    options: 'Variants',
    company: 'Players',
    presets: 'Quick set-up',
    preset: {
      apprentices: (count: number): string =>
        `You and ${numbers[count] ?? count} ${count === 1 ? 'apprentice' : 'apprentices'}`,
      automata: (...names: readonly string[]): string => listed(['You', ...names]),
      friends: (count: number): string => capital(`${numbers[count] ?? count} people, one device`),
    },
    seat: (number: number): string => `Seat ${number}`,
    add: 'Add a seat',
    drop: (number: number): string => `Remove seat ${number}`,
    kind: 'Who plays',
    person: 'A person',
    personNote: 'Plays on this device',
    bot: (sentence: string): string => `Bot: ${sentence}`,
    automaton: (sentence: string): string => `Automaton: ${sentence}`,
    name: 'Name',
    namePlaceholder: 'same as the figure',
    figure: 'Figure',
    colour: 'Colour',
    level: 'Difficulty',
    deck: 'Plan cards',
    printedDeck: 'The cards that come with Coalbrook',
    ownDeck: 'Your own deck file …',
    yourFile: 'Your file',
    chance: 'Chance',
    seed: 'Seed',
    seedPlaceholder: 'leave empty for a new one',
    seedNote: 'The same seed and set-up always deal the same cards.',
    begin: 'Start the game',
    share: 'Share this set-up as a link',
    shared: 'Link copied. Anyone who opens it gets the same table and the same cards.',
    linkHere: 'Copy this link:',
    looksOn: 'There are no people at this table: you watch the others play.',
    needs: (what: string): string => `Needs ${what}.`,
    optionNeeds: (option: string, what: string): string => `${option} needs ${what}.`,
    seatsNeeded: (seats: readonly number[]): string => `People and bots at this table: ${spanOf(seats, 'to')}.`,
    fileWrong: (file: string): string => `${file} cannot be used:`,
  },

  seedLink: {
    title: 'A table for you',
    subtitle: 'Someone shared this table with you. You are dealt the same cards.',
    newCardsSubtitle: 'Someone shared this table with you. You are dealt new cards.',
    damaged: 'This link is damaged: it does not contain a complete set-up. Nothing was changed.',
    begin: 'Start the game',
    change: 'Change something first',
    seed: 'Seed',
    options: 'Variants',
    noOptions: 'none',
    company: 'Seats',
  },

  replay: {
    title: 'Open a file',
    subtitle: 'A saved game or record to continue or review, your own board, or a deck for the automata.',
    drop: 'Drop a file here',
    or: 'or',
    choose: 'Choose a file',
    reading: 'Reading …',
    wrong: (file: string): string => `${file} could not be opened. Nothing was changed.`,
    notText: 'This is not a text file that could be a game, a board or a deck.',
    absent: 'There is nothing by that name here.',
    tooBig: 'This file is too large to be a game.',
    board: (name: string, edition: string): string => `“${name}” is a board for ${edition}.`,
    boardUse: 'Play on it',
    deck: (cards: number): string =>
      `A deck of ${many(cards, 'plan card', 'plan cards')} for the automata of Birmingham.`,
    deckUse: 'Play against it',
    pasteTitle: 'Or paste text',
    paste: 'A saved game, or a link to one',
    pasteOpen: 'Open',
  },

  shared: {
    title: 'A game for you',
    subtitle: 'This link contains a whole game. Open it to continue or review it; you get your own copy.',
    positionSubtitle:
      'This link contains a position from a game. Open it to play on from there; you get your own copy.',
    damaged: 'This link is damaged: it does not contain a whole game. Nothing was changed.',
    open: 'Open the game',
    entries: (count: number): string => many(count, 'entry', 'entries'),
    unpacking: 'Unpacking …',
  },

  rules: {
    title: 'Rules',
    subtitle:
      'Every rule as a numbered statement, in our own words. The game cites these numbers when it refuses a move.',
    edition: 'Rules of',
    search: 'Search the rules',
    found: (count: number): string => (count === 0 ? 'Nothing found' : many(count, 'statement', 'statements')),
    contents: 'Contents',
    untranslated: 'These rules have not been translated yet, so this is the English text.',
    absent: (id: string): string => `There is no rule ${id}.`,
    link: (id: string): string => `Link to rule ${id}`,
  },

  learnScreen: {
    title: 'Learn to play',
    subtitle: 'All you need for your first game; the table explains the rest as you play.',
    rules: 'All rules, numbered',
    play: 'Play your first game',
    rule: (id: string): string => `rule ${id}`,
  },
};
