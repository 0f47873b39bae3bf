import type { EditionNames, Offered, OfferWords } from '../catalogue/editionNames.ts';

const offered = (name: string, sentence: string): Offered => ({ name, sentence });

const boardFile = offered(
  'Board',
  'A map of your own, with its places, lines and cards; docs/boards.md tells how to write one.',
);

const introductory = offered(
  'Introductory game',
  'Play the canal era only; cash, income and tiles of level II and higher score extra at the end.',
);

/** By slug of the edition. */
const editions: Readonly<Record<string, EditionNames>> = {
  birmingham: {
    options: {
      introductory,
      'varying-order': offered(
        'Varying turn order',
        'Automata go before you in a round if what they did in the last one would have cost less than you spent.',
      ),
    },
    automata: {
      eadweard: offered('Eadweard', 'Plays the second seat by his own cards, without money and without asking.'),
      emily: offered(
        'Emily',
        'Joins Eadweard for a game on the whole map; some of the cards they share are reconstructions.',
      ),
    },
    levels: {
      easy: offered(
        'Easy',
        'Three tiles of the first level are missing from its mat; it works its way up like everybody else.',
      ),
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
        'Cards of your own for the automata, for instance corrected from a printed deck.',
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
        'Either of Liverpool and Birkenhead in your network opens the other to your industry cards.',
      ),
      'classic-deck': offered(
        'Classic deck',
        'Three or four players use all 66 cards, and a few of them, unknown to everybody, stay out of each era.',
      ),
      'classic-tiles': offered(
        'Classic tiles',
        'Cotton mills of the first level score 3 points instead of 5, as in the first edition.',
      ),
      community: offered(
        'Community two-player variant',
        'Two players meet on a smaller map with a deck and market tiles of its own, and begin with £25.',
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
        'Play on the board of New England, with ships and sea lanes, instead of that of Germany; both are reconstructed.',
      ),
      'ship-card-own-port': offered(
        'Ship cards need your own port',
        'A ship card sails only from a port of yours, as the summary of the rulebook has it.',
      ),
      'develop-lowest': offered(
        'Develop the lowest tile',
        'Only the lowest tile of an industry can be developed away.',
      ),
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
    random: offered('Random', 'Plays anything that is allowed.'),
    apprentice: offered('Apprentice', 'Looks one action ahead and knows the rules of thumb.'),
  },
};
