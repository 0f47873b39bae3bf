import { figure } from '@coalbrook/words';

export const opponents = {
  who: (seat: number): string => `Who plays at seat ${seat}?`,
  instead: (name: string): string => `Who plays instead of ${name}?`,
  people: 'People',
  bots: 'Bots',
  characters: 'Characters',
  automata: 'Automata',
  strength: (rating: number): string => `Strength ${figure(rating)}`,
  equal: (name: string): string => `About as strong as: ${name}`,
  manners: {
    random: 'Plays any legal move.',
    shepherd: 'Has only just learnt the rules, and overlooks most sites and links.',
    pedlar: 'Borrows and develops only when stuck, and overlooks many sites and links.',
    carter: 'Borrows and develops only when stuck, and lays links wherever there is a way.',
    brewer: 'Borrows only when stuck, and would rather build what others need: coal, iron and beer.',
    apprentice: 'Looks one action ahead and follows rules of thumb.',
    collier: 'Has learnt from many games, but overlooks some things, and would rather build what others need.',
    baron: 'Has learnt from many games, and has a weakness for links.',
    engineer: 'Has learnt from many games, decides at first sight and likes to develop.',
    master: 'Has learnt from many games, and looks ahead.',
    spinner: 'Follows rules of thumb and loves cotton: on average five to eight mills in a game of four.',
    cottonLord:
      'Looks ahead and loves cotton: on average four to five mills in a game of four, and the master none to three.',
    navvy: 'Follows rules of thumb and loves links: on average twelve to nineteen in a game of four.',
    railwayKing:
      'Looks ahead and loves links: on average twelve to sixteen in a game of four, and the master ten to thirteen.',
    potter:
      'Follows rules of thumb and loves pottery: two potteries in a game of four, three times as many as the apprentice.',
    masterPotter: 'Looks ahead and loves pottery: on average two potteries in a game of four, and the master one.',
    innkeeper:
      'Follows rules of thumb and loves beer: on average five breweries in a game of four, and the apprentice one.',
    masterBrewer: 'Looks ahead and loves beer: on average four breweries in a game of four, and the master two.',
  },
  ownPortrait: 'Own portrait',
  fill: 'Fill the table',
  mixtures: { gentle: 'Gentle', even: 'Even', strong: 'Strong' },
};

/** The texts around the choice of players. English defines the type. */
export type OpponentTexts = typeof opponents;
