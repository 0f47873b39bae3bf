import { capital, figure, listed } from '@coalbrook/words';

import { spanOf } from '../spanOf.ts';

const many = (count: number, one: string, several: string): string => `${figure(count)} ${count === 1 ? one : several}`;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

export const start = {
  tagline: 'Coal, iron, cotton and beer: the Brass games at your own table.',
  playNow: 'Play now',
  playNowNote: 'Birmingham, you and three apprentices',
  newGame: 'New game',
  newGameNote: 'Choose edition, variants and company',
  learn: 'Learn to play',
  learnNote: 'The game on one page',
  open: 'Open a file',
  openNote: 'A saved game, a record, a board, a deck',
  starting: 'The table is being laid …',

  shelf: {
    title: 'Continue',
    empty: 'No game has been begun on this device yet. What you play stays here, with or without a network.',
    unreadable: 'What is kept on this device could not be read. Nothing was changed; load the page again.',
    open: 'Go on',
    look: 'Look back',
    exportGame: 'Save as a file',
    copyLink: 'Copy a link to this game',
    remove: 'Delete',
    more: (game: string): string => `More about ${game}`,
    removeTitle: 'Delete this game?',
    removeSentence: (game: string): string =>
      `${game} will be gone from this device for good. Save it as a file first if you may want it back.`,
    removed: 'The game is gone.',
    saved: 'Saved to your downloads.',
    linkCopied: 'The link is on your clipboard.',
    linkTooLong: 'This game has grown too long for a link; save it as a file instead.',
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
      saved: 'Saved to your downloads. The file holds what is left of the game; it cannot be opened as it is.',
      draftLost: 'Your unfinished turn cannot be read. The turn starts over when you open the game.',
    },
  },

  about: {
    title: 'About Coalbrook',
    link: 'About and credits',
    paragraphs: [
      'Coalbrook plays the Brass family of board games by one set of rules that knows them all. It runs wholly on your device: no account, no tracking, no network needed once it is loaded.',
      'It is an unofficial fan work. “Brass”, “Brass: Lancashire” and “Brass: Birmingham” are trademarks of Roxley Game Laboratory; “Age of Industry” is a trademark of its publisher. No art and no text of any publisher is used: pictures and words here were made for this house.',
      'If you enjoy the games, buy them: they are better on a table.',
    ],
    credits: [
      [
        'Games',
        'Brass: Lancashire and Age of Industry by Martin Wallace; Brass: Birmingham by Gavan Brown, Matt Tolman and Martin Wallace',
      ],
      [
        'Automata',
        'Eadweard and Emily, an unofficial solo game made by fans of Birmingham; part of their cards is a reconstruction',
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
      'Canals and railways around Birmingham, with merchants to please and beer to sell by. The richest of the family.',
    lancashire: 'The first of the family: cotton, ports and shipyards between Liverpool and Manchester.',
    'age-of-industry': 'Railways only, quick and open, with credit at any time and a choice of boards.',
  } as Readonly<Record<string, string>>,
  seatsOf: (least: number, most: number): string => `${least} to ${most} seats`,

  setUp: {
    title: 'New game',
    edition: 'Edition',
    board: 'Board',
    printedBoard: (name: string): string => name,
    reconstructed: 'reconstructed',
    reconstructedNote: 'This board was reconstructed from what is publicly known of it; it is not the printed one.',
    ownBoard: 'A board file of your own …',
    ownBoardNamed: (name: string): string => `${name} (your file)`,
    options: 'Variants',
    company: 'Who sits at the table',
    presets: 'Quick company',
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
    person: 'A person here',
    personNote: 'Shares this device',
    bot: (sentence: string): string => `Bot: ${sentence}`,
    automaton: (sentence: string): string => `Automaton: ${sentence}`,
    name: 'Name',
    namePlaceholder: 'as the figure',
    figure: 'Figure',
    colour: 'Colour',
    level: 'Strength',
    deck: 'Plan cards',
    printedDeck: 'The cards of the house',
    ownDeck: 'A deck file of your own …',
    yourFile: 'Your file',
    chance: 'Chance',
    seed: 'Seed',
    seedPlaceholder: 'empty: a new one each time',
    seedNote: 'The same seed and the same set-up deal the same cards.',
    begin: 'Begin the game',
    share: 'Share this set-up as a link',
    shared: 'The link is on your clipboard: whoever opens it gets the same table and the same cards.',
    linkHere: 'Copy this link:',
    looksOn: 'No seat has a person: you look on while the others play.',
    needs: (what: string): string => `Needs ${what}.`,
    optionNeeds: (option: string, what: string): string => `${option} needs ${what}.`,
    seatsNeeded: (seats: readonly number[]): string => `People and bots at this table: ${spanOf(seats, 'to')}.`,
    fileWrong: (file: string): string => `${file} cannot be used:`,
  },

  seedLink: {
    title: 'A table for you',
    subtitle: 'Somebody laid this table and sent you the same cards they play with.',
    newCardsSubtitle: 'Somebody sent you their set-up. You are dealt new cards.',
    damaged: 'This link is damaged: it does not hold a whole set-up. Nothing was changed.',
    begin: 'Begin the game',
    change: 'Change something first',
    seed: 'Seed',
    options: 'Variants',
    noOptions: 'none',
    company: 'Seats',
  },

  replay: {
    title: 'Open a file',
    subtitle: 'A saved game or a record to go on with or look back on, a board of your own, a deck for the automata.',
    drop: 'Drop a file here',
    or: 'or',
    choose: 'Choose a file',
    reading: 'Reading …',
    wrong: (file: string): string => `${file} could not be opened. Nothing was changed.`,
    notText: 'This is no text that could be a game, a board or a deck.',
    absent: 'Nothing with this name is kept here.',
    tooBig: 'The file is larger than any game could be.',
    board: (name: string, edition: string): string => `“${name}” is a board for ${edition}.`,
    boardUse: 'Play on it',
    deck: (cards: number): string =>
      `A deck of ${many(cards, 'plan card', 'plan cards')} for the automata of Birmingham.`,
    deckUse: 'Play against it',
    pasteTitle: 'Or paste a text',
    paste: 'A saved game, or a link to one',
    pasteOpen: 'Open it',
  },

  shared: {
    title: 'A game for you',
    subtitle:
      'This link holds a whole game. Open it to go on with it or to look back on it; it becomes a game of your own.',
    positionSubtitle:
      'This link holds a position of a game. Open it to play on from there; it becomes a game of your own.',
    damaged: 'This link is damaged: it does not hold a whole game. Nothing was changed.',
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
    untranslated: 'These rules have not been translated yet; this is the English text.',
    absent: (id: string): string => `There is no rule ${id}.`,
    link: (id: string): string => `Link to rule ${id}`,
  },

  learnScreen: {
    title: 'Learn to play',
    subtitle: 'What you need for a first game; the table explains the rest while you play.',
    rules: 'All rules, numbered',
    play: 'Play a first game',
    rule: (id: string): string => `rule ${id}`,
  },
};
