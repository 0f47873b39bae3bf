export const joining = {
  deviceNotes: {
    once: 'You get a link to your seat that works once. Open it on your other device, and show it to nobody else.',
    others: 'This device keeps the seat. Any other device that plays it loses it as soon as you make the link.',
    account: 'Devices on which you are signed in to the same account need no link and keep the seat.',
  },
  joinNote: 'Choose a free seat and a name. No account is needed.',
  joinSeveralNote: 'Choose a seat and a name. If several of you share this device, choose several seats.',
  nameFor: (seat: string) => `Name for the seat of ${seat}`,
  sitSeat: 'Seat',
  sitHere: 'Play on this device',
  occupied: 'taken',
  watchTitle: 'Watch a game',
  tryAgain: 'Try again',
  allTaken: 'All seats are taken',
  allTakenNote:
    'If you have a seat here, choose “Play on another device” in the menu of the device on which you play. If you want to watch, ask for the spectator link.',
  finished: 'This game is finished',
  finishedNote: 'If you want to see how it ended, ask for the spectator link.',
  dead: {
    title: 'This link leads nowhere',
    note: 'It has been used, a newer link has taken its place, or the table was closed. If you sit there yourself, you find the table among yours.',
    ways: 'Ask for a new link, or look for another table.',
  },
  deviceTitle: (name: string) => `The seat of ${name}`,
  deviceNote: 'This link lets you play this seat on this device, too. It works once.',
  watchOver: 'The game is finished; you can look at all of it.',
  ratedSeat: 'In a rated game everybody has one seat.',
  sitDown: 'Sit down',
  needsSeat: 'Choose a seat.',
  needsName: 'Enter a name.',
  needsNames: 'Enter a name for each seat.',
};

export type JoiningTexts = typeof joining;
