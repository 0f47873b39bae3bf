/** How people are told elsewhere. Not part of the catalogue: it is loaded only with the dialogs about it. */

export const notices = {
  note: 'You are told when it is your turn or a game ends, unless you are at that table.',
  kinds: { push: 'This browser', mail: 'Email', ntfy: 'ntfy', discord: 'Discord', slack: 'Slack' },
  here: 'Tell me in this browser',
  by: 'Or by',
  mailAddress: 'Email address',
  webAddress: 'Address of the topic or webhook',
  add: 'Add',
  test: 'Test',
  remove: 'Remove',
  code: 'Code from the email',
  confirm: 'Confirm',
  quiet: 'Quiet hours',
  thisGame: 'Notices for this game',
  worked: 'Sent. It should arrive in a moment.',
  wrongCode: 'This is not the code, or it is too old. Remove the address and add it again for a new one.',
  wrongAddress: 'This address cannot be used.',
  full: 'You have as many as possible. Remove one first.',
  tooOften: 'That was too often. Try again later.',
  notAllowed: 'The browser does not allow notices from this page.',
  problems: {
    forbidden: 'The server may not send to this address.',
    unreachable: 'The last notice did not arrive: the address could not be reached.',
    silent: 'The last notice may not have arrived: there was no answer.',
    refused: 'The last notice was refused.',
    gone: 'This address no longer exists.',
  },
};

export type NoticeTexts = typeof notices;
