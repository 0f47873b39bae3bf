import type { EditionsOffered, Offered, OfferWords } from '../catalogue/editionNames.ts';

const offered = (name: string, sentence: string): Offered => ({ name, sentence });

const boardFile = offered(
  'Board',
  'Your own map, with its places, lines and cards; docs/boards.md explains how to write one.',
);

const introductory = offered(
  'Introductory game',
  'Play the canal era only; cash, income and tiles of level II and higher score extra at the end.',
);

const editions: EditionsOffered = {
  birmingham: {
    options: {
      introductory,
      'varying-order': offered(
        'Varying turn order',
        'Automata go before you in a round if what they did in the last one would have cost less than you spent.',
      ),
    },
    automata: {
      eadweard: offered(
        'Eadweard',
        'Takes the second seat and plays by himself, with his own cards and without money.',
      ),
      emily: offered(
        'Emily',
        'Joins Eadweard for a game on the whole map; some of the cards they share are reconstructed.',
      ),
    },
    levels: {
      easy: offered('Easy', 'Three level I tiles are missing from its mat; it works its way up like everyone else.'),
      normal: offered('Normal', 'Ten low tiles are missing from its mat, so it reaches the valuable ones sooner.'),
      hard: offered(
        'Hard',
        'Thirteen low tiles are missing from its mat; mills and manufacturers soon reach their highest levels.',
      ),
    },
    files: {
      board: boardFile,
      'automa-deck': offered(
        'Plan cards',
        'Your own cards for the automata, for example corrected from a printed deck.',
      ),
    },
  },
  lancashire: {
    options: {
      introductory,
      'virtual-link': offered(
        'Virtual link',
        'With Liverpool in your network you may use industry cards in Birkenhead, as in the first edition.',
      ),
      'virtual-link-both': offered(
        'Virtual link both ways',
        'With Liverpool or Birkenhead in your network you may use industry cards in the other.',
      ),
      'classic-deck': offered(
        'Classic deck',
        'With three or four players all 66 cards are used, and a few of them, unseen by anyone, are left out of each era.',
      ),
      'classic-tiles': offered(
        'Classic tiles',
        'Level I cotton mills score 3 points instead of 5, as in the first edition.',
      ),
      community: offered(
        'Community two-player variant',
        'Two players use a smaller map with its own deck and market tiles, and start with £25.',
      ),
    },
    automata: {},
    levels: {},
    files: { board: boardFile },
  },
  'age-of-industry': {
    options: {
      'new-england': offered(
        'New England',
        'Play on the New England board, with ships and sea lanes, instead of the Germany board; both are reconstructed.',
      ),
      'ship-card-own-port': offered(
        'Ship cards need your own port',
        'A ship card works only from your own ports, as the rulebook’s summary says.',
      ),
      'develop-lowest': offered('Develop the lowest tile', 'Only the lowest tile of an industry can be developed.'),
    },
    automata: {},
    levels: {},
    files: { board: boardFile },
  },
};

export const offers: OfferWords = {
  editions,
  board: (name) => name,
  policies: {
    random: 'Random',
    shepherd: 'Shepherd',
    pedlar: 'Pedlar',
    carter: 'Carter',
    brewer: 'Brewer',
    apprentice: 'Apprentice',
    collier: 'Collier',
    baron: 'Railway baron',
    engineer: 'Engineer',
    master: 'Master',
    spinner: 'Spinner',
    cottonLord: 'Cotton lord',
    navvy: 'Navvy',
    railwayKing: 'Railway king',
    potter: 'Potter',
    masterPotter: 'Master potter',
    innkeeper: 'Innkeeper',
    masterBrewer: 'Master brewer',
  },
  faced: {
    random: 'Random',
    shepherd: 'Shepherd',
    pedlar: 'Pedlar',
    carter: 'Carter',
    brewer: 'Brewer',
    apprentice: 'Apprentice',
    collier: 'Collier',
    baron: 'Railway baron',
    engineer: 'Engineer',
    master: 'Master',
  },
};
