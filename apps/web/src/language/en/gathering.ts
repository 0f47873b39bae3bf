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
  talk: 'Say something to the others',
};

export type GatheringTexts = typeof gathering;
