import { findEdition } from '@coalbrook/editions';
import { editionWords, english as spokenEnglish, findLanguage } from '@coalbrook/words';

/** What a notice is about. A test says that notices arrive. */
export type Occasion = 'turn' | 'over' | 'test';

/** What everybody at the table knows. */
export interface KnownGame {
  readonly edition: string;
  /** The name of the person who is told that it is their turn; else empty. */
  readonly own: string;
  /** The names of the others. */
  readonly names: readonly string[];
}

/** A notice in words. */
export interface NoticeText {
  /** Whom it is for, where several people read it; may be empty. */
  readonly to: string;
  readonly title: string;
  readonly body: string;
}

interface NoticeWords {
  readonly language: string;
  readonly titles: Readonly<Record<Occasion, string>>;
  readonly game: (edition: string, others: string) => string;
  readonly test: string;
  readonly open: string;
  readonly codeTitle: (code: string) => string;
  readonly code: (code: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly stopNow: string;
}

const english: NoticeWords = {
  language: 'en',
  titles: { turn: 'Your turn', over: 'The game is over', test: 'Coalbrook' },
  game: (edition, others) => (others === '' ? edition : `${edition} with ${others}`),
  test: 'Notices arrive here.',
  open: 'Open the game',
  codeTitle: (code) => `${code} is your code for Coalbrook`,
  code: (code) =>
    `Enter ${code} in Coalbrook to be told at this address when it is your turn.\n\nIf you did not ask for this, ignore this message: nothing more will be sent.`,
  stop: 'No more messages like this',
  stopped: 'You will get no more messages at this address.',
  stopNow: 'Send no more messages to this address',
};

const german: NoticeWords = {
  language: 'de',
  titles: { turn: 'Du bist am Zug', over: 'Das Spiel ist zu Ende', test: 'Coalbrook' },
  game: (edition, others) => (others === '' ? edition : `${edition} mit ${others}`),
  test: 'Benachrichtigungen kommen hier an.',
  open: 'Zum Spiel',
  codeTitle: (code) => `${code} ist dein Code für Coalbrook`,
  code: (code) =>
    `Gib ${code} in Coalbrook ein, um unter dieser Adresse zu erfahren, wann du am Zug bist.\n\nFalls du das nicht angefordert hast, ignoriere diese Nachricht: Es folgt keine weitere.`,
  stop: 'Keine solchen Nachrichten mehr',
  stopped: 'An diese Adresse geht keine Nachricht mehr.',
  stopNow: 'Keine Nachrichten mehr an diese Adresse senden',
};

/** The words of a language, English for unknown ones. */
export const wordsOf = (language: string): NoticeWords => (findLanguage(language)?.code === 'de' ? german : english);

/** Invisible, and ends what a program would take for an address. */
const WORD_JOINER = '\u2060';

/** A name that no program makes a link of. */
const plainName = (name: string): string => name.replaceAll(/(?<=[.:/])(?=\S)/g, WORD_JOINER);

export const noticeText = (occasion: Occasion, game: KnownGame | undefined, language: string): NoticeText => {
  const words = wordsOf(language);
  const title = words.titles[occasion];
  if (!game) return { to: '', title, body: words.test };
  const spoken = findLanguage(language) ?? spokenEnglish;
  const edition = findEdition(game.edition);
  const name = edition ? editionWords(edition, spoken).name : game.edition;
  return { to: plainName(game.own), title, body: words.game(name, spoken.listed(game.names.map(plainName))) };
};
