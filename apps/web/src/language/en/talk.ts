/** What is said about talk. Not part of the catalogue: it is loaded only where people talk. */

export const talk = {
  title: 'Talk',
  notes: 'Notebook',
  unread: (count: string) => `${count} unread`,
  /** Words before a number that lead to a turn. */
  turnWords: ['turn'],
  turn: (number: number) => `turn ${number}`,
  goToTurn: (number: number) => `Show turn ${number} on the map`,
  empty: 'Nobody has said anything yet. Names of places and “turn 14” become links.',
  emptyNotes: 'Only you can read this, on all your devices. It is deleted when you give up your seat.',
  older: 'Earlier remarks',
  newest: 'Newest',
  loading: 'Loading …',
  you: 'You',
  watches: 'watching',
  say: { table: 'Say something to the table', watchers: 'Say something to the other spectators' },
  watchersNote: 'People at the table can read this only after the game.',
  send: 'Send',
  name: 'Your name',
  left: (count: number) => `${count} characters left`,
  cannotSend: 'This cannot be sent: it has control characters, too many lines, or nothing to see.',
  waiting: 'Waiting to be sent',
  refused: {
    full: 'There is no room for more talk at this table. This was not sent:',
    name: 'A player at this table has that name, or one that looks like it. Choose another one.',
    other: 'The server rejected this:',
  },
  more: (name: string) => `More about this remark by ${name}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Stop muting ${name}`,
  mutedLine: (name: string) => `${name} (muted)`,
  show: 'Show',
  report: 'Report to the keeper of this server',
  reported: 'Reported to the keeper of this server.',
  noAnswer: 'The server does not answer. Try again later.',
  notesStatus: {
    loading: 'Loading …',
    saved: 'Saved',
    changed: 'Saving …',
    unsent: 'Not saved yet: the server does not answer. This device keeps it meanwhile.',
    tooLong: 'Another device has changed these notes, and both versions together are too long. Shorten this one.',
  },
  merged: 'Another device has changed these notes meanwhile. Both versions are here, one below the other.',
};

export type TalkTexts = typeof talk;
