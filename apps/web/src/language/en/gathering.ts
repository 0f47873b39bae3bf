export const gathering = {
  invite: {
    title: 'Invite players',
    note: (free: number) =>
      free === 1
        ? 'One seat is free. Whoever opens the link takes it.'
        : `${free} seats are free. Whoever opens the link picks one.`,
    shared: (title: string) => `Play ${title} with me`,
    guests: 'What your guests see',
    ask: 'Make a link',
    askNote: 'Everybody at the table can invite others.',
    more: 'Other links',
  },
  ready: {
    title: 'Everybody is here. Are you ready?',
    waiting: 'Waiting for the others',
    note: 'The game begins and the clocks start when everybody is ready.',
    yes: 'I am ready',
    no: 'Not yet',
    waits: (names: string) => `Not ready yet: ${names}.`,
    own: 'You are ready.',
    is: 'ready',
    isNot: 'not ready yet',
    failed: 'Somebody has left the table.',
    heading: 'Ready?',
  },
  gone: {
    title: 'You are not at this table any more',
    note: 'The game has not begun. Either the table was closed, or your seat is played on another device.',
  },
  absent:
    'You have no seat at this table on this device. You need its invitation link, or, if you play on another device, a link from there: “Play on another device” in the menu.',
  elsewhere: {
    title: 'Your seat is now played on another device only',
    note: 'This device was removed from it. To play here again, choose “Play on another device” in the menu of the device that has the seat.',
  },
  listed: 'This table stands in the lobby: anybody on this server can sit down.',
  unlisted: 'This table does not stand in the lobby: others find it only by an invitation.',
  talk: 'Say something to the others',
};

export type GatheringTexts = typeof gathering;
