/** What people say to a rematch, on the final page and where it waits for them. */
export const rematch = {
  asked: 'Everybody from the last game is asked: beside its final score, in their list of tables, and by notice.',
  askedAgain: 'Play again? The others are waiting for you',
  came: (names: string) => `Already there: ${names}.`,
  awaited: (names: string) => `No answer yet: ${names}.`,
  declined: (names: string) => `Not playing again: ${names}.`,
  no: 'No, thanks',
  ownNo: 'The others know that you are not playing again.',
};

export type RematchTexts = typeof rematch;
