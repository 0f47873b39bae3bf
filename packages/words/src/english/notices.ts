import type { NoticeWords } from '../catalogue/noticeWords.ts';

export const notices: NoticeWords = {
  titles: {
    turn: 'Your turn',
    over: 'The game is over',
    question: 'The table has a question for you',
    soon: 'Your time is almost up',
    clears: 'Your table will be removed in a week',
    opened: 'Your game is open',
    invited: 'You are invited to a table',
    rematch: 'Play again?',
    test: 'Coalbrook',
  },
  clears: 'Some players have not joined yet. Open the table to keep it.',
  roundOpen: (round) => `Your game of round ${round} is open`,
  game: (edition, others) => (others === '' ? edition : `${edition} with ${others}`),
  test: 'Notices arrive here.',
  open: 'Open the game',
  codeTitle: (code) => `${code} is your code for Coalbrook`,
  code: (code) =>
    `Enter ${code} in Coalbrook to be told at this address when it is your turn.\n\nIf you did not ask for this, ignore this message: nothing more will be sent.`,
  signIn: (code, link) =>
    `Enter ${code} where you want to sign in to Coalbrook, or open this link on the device you want to sign in:\n\n${link}\n\nBoth work once, within 15 minutes. Do not share the code. If you did not want to sign in, ignore this message.`,
  account: (code) =>
    `Enter ${code} in Coalbrook to sign in with this address from now on. The code works for 15 minutes. Do not share it.\n\nIf you did not ask for this, ignore this message: nothing will happen to your address.`,
  stop: 'No more messages like this',
  stopped: 'You will get no more messages at this address.',
  stopNow: 'Send no more messages to this address',
};
