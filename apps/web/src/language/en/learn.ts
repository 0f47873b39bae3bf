/** An introduction to each game. Not part of the catalogue: it is loaded only when the learn screen opens. */

/** An action or a good, with its icon. */
export interface IntroductionItem {
  readonly sign: string;
  readonly name: string;
  readonly text: string;
  /** The rule with the full text. */
  readonly rule: string;
}

export interface IntroductionChapter {
  readonly title: string;
  readonly rule: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly IntroductionItem[];
  /** Advice, one sentence each. */
  readonly advice?: readonly string[];
}

/** By edition slug. */
export type Introductions = Readonly<Record<string, readonly IntroductionChapter[]>>;

export const introductions: Introductions = {
  birmingham: [
    {
      title: 'About the game',
      rule: 'birmingham.score.1',
      paragraphs: [
        'You are building up industry in the Black Country around 1770. You open mines, iron works, breweries and mills, connect them by canals and later by railways, and sell what they make to merchants at the edge of the map.',
        'Whoever has the most points after two eras wins. Points come from flipped industry tiles and from the links next to them. A tile flips when its goods are sold or its last cube is used – by you or by anyone else.',
      ],
    },
    {
      title: 'Your turn',
      rule: 'birmingham.turn.2',
      paragraphs: [
        'You have eight cards and two actions a turn (only one in the very first round). Each action costs a card; which one only matters when you build. At the end of your turn you draw back up to eight.',
        'Money decides the turn order of the next round: whoever spent least goes first. If you go last in one round and spend least in it, you go first in the next: two turns in a row.',
      ],
    },
    {
      title: 'The actions',
      rule: 'birmingham.turn.3',
      paragraphs: [],
      items: [
        {
          sign: 'build',
          name: 'Build',
          text: 'Place the lowest tile of an industry on a matching site. A location card lets you build in that town, an industry card anywhere in your network.',
          rule: 'birmingham.build.1',
        },
        {
          sign: 'network',
          name: 'Network',
          text: 'Lay a canal for £3, or in the rail era a railway for £5 and a coal; two railways at once cost £15, two coal and a beer.',
          rule: 'birmingham.network.1',
        },
        {
          sign: 'develop',
          name: 'Develop',
          text: 'Use one iron to remove a low tile from your mat, or two iron to remove two. This gets you to the better tiles.',
          rule: 'birmingham.develop.1',
        },
        {
          sign: 'sell',
          name: 'Sell',
          text: 'Flip cotton mills, manufacturers and potteries that are connected to a merchant who wants them. Most sales need beer; the merchant’s own barrel brings a bonus.',
          rule: 'birmingham.sell.1',
        },
        {
          sign: 'loan',
          name: 'Loan',
          text: 'Take £30; your income falls by three levels. You never pay it back, so early loans are cheap.',
          rule: 'birmingham.loan.1',
        },
        {
          sign: 'scout',
          name: 'Scout',
          text: 'Discard three cards for two wild cards: one location and one industry.',
          rule: 'birmingham.scout.1',
        },
      ],
    },
    {
      title: 'Coal, iron and beer',
      rule: 'birmingham.coal.1',
      paragraphs: ['Many tiles and railways need these. Anything on the board is free, no matter whose it is.'],
      items: [
        {
          sign: 'coal',
          name: 'Coal',
          text: 'Travels over links from the nearest connected mine. If there is none, buy it from the market; for that you must be connected to a merchant.',
          rule: 'birmingham.coal.1',
        },
        {
          sign: 'iron',
          name: 'Iron',
          text: 'Comes from any iron works on the board, no connection needed; if all are empty, from the market.',
          rule: 'birmingham.iron.1',
        },
        {
          sign: 'beer',
          name: 'Beer',
          text: 'Your own breweries deliver anywhere, other players’ breweries only if connected, and a merchant’s barrel only for a sale to that merchant.',
          rule: 'birmingham.beer.1',
        },
      ],
    },
    {
      title: 'Two eras',
      rule: 'birmingham.era.1',
      paragraphs: [
        'An era ends when the deck and all hands are empty. Then links score for the flipped tiles at their ends and are removed; flipped tiles score the points printed on them.',
        'After the canal era all level I tiles are removed. Everything of level II and higher stays and scores again after the rail era. Money and income are worth nothing at the end.',
      ],
    },
    {
      title: 'Tips for your first game',
      rule: 'birmingham.income.1',
      paragraphs: [],
      advice: [
        'Take a loan in one of the first rounds. Everyone does.',
        'An iron works or a coal mine flips by itself as others use its cubes: cheap points and income.',
        'Develop past level I before you build much of an industry: level II scores twice.',
        'Before you build something to sell, know where the beer will come from.',
        'Towards the end of the canal era, think about what will be left: your links go, your tiles of level II and higher stay.',
        'Try anything you are curious about. If a move is refused, the table says why and shows the rule.',
      ],
    },
  ],
  lancashire: [
    {
      title: 'About the game',
      rule: 'lancashire.score.2',
      paragraphs: [
        'Lancashire, the cradle of the cotton trade. You build mills and the ports that ship their cotton, coal mines and iron works to supply them, and finally great shipyards; canals and railways connect it all.',
        'Whoever has the most points after two eras wins: from flipped tiles, from the links next to them, and a little from cash.',
      ],
    },
    {
      title: 'Your turn',
      rule: 'lancashire.turn.2',
      paragraphs: [
        'You have eight cards and two actions a turn (one in the very first round). Each action costs a card; which one only matters when you build. At the end of your turn you draw back up to eight.',
        'Whoever spent least this round plays first in the next.',
      ],
    },
    {
      title: 'The actions',
      rule: 'lancashire.turn.3',
      paragraphs: [],
      items: [
        {
          sign: 'build',
          name: 'Build',
          text: 'Place the lowest tile of an industry on a matching site: in its town with a location card, in your network with an industry card. Any two cards and both actions let you build anywhere.',
          rule: 'lancashire.build.1',
        },
        {
          sign: 'network',
          name: 'Network',
          text: 'Lay a canal for £3; in the rail era one railway for £5 or two for £15, each with a coal.',
          rule: 'lancashire.network.1',
        },
        {
          sign: 'develop',
          name: 'Develop',
          text: 'Remove one or two low tiles from your mat; each costs one iron.',
          rule: 'lancashire.develop.1',
        },
        {
          sign: 'sell',
          name: 'Sell',
          text: 'Flip cotton mills: through any unflipped port that is connected, which flips too, or to the distant market, whose demand falls with every sale.',
          rule: 'lancashire.sell.1',
        },
        {
          sign: 'loan',
          name: 'Loan',
          text: 'Take £10, £20 or £30 for one, two or three levels of income. In the rail era only while the deck lasts.',
          rule: 'lancashire.loan.1',
        },
      ],
    },
    {
      title: 'Coal and iron',
      rule: 'lancashire.coal.1',
      paragraphs: [],
      items: [
        {
          sign: 'coal',
          name: 'Coal',
          text: 'Travels over links from the nearest connected mine, free no matter who owns it; if there is none, from the market through a connected trade icon.',
          rule: 'lancashire.coal.1',
        },
        {
          sign: 'iron',
          name: 'Iron',
          text: 'Comes from any iron works, no connection needed; if all are empty, from the market.',
          rule: 'lancashire.iron.1',
        },
        {
          sign: 'port',
          name: 'Ports',
          text: 'You may sell through any player’s port. Both of you gain: the mill flips, and so does the port.',
          rule: 'lancashire.sell.3',
        },
      ],
    },
    {
      title: 'Two eras',
      rule: 'lancashire.era.1',
      paragraphs: [
        'At the end of each era links score for the flipped tiles at their ends, and flipped tiles score their points. After the canal era, level I tiles and all canals are removed; the rest stays and scores again.',
      ],
    },
    {
      title: 'Tips for your first game',
      rule: 'lancashire.income.1',
      paragraphs: [],
      advice: [
        'Build a port early: others will sell through it and flip it for you.',
        'Do not rely on the distant market. It closes sooner than you hope, and the sale that closes it fails.',
        'Loans are fine in the canal era. Late in the rail era you cannot get one.',
        'Shipyards are worth a fortune but need two rounds of developing first; decide early.',
        'If a move is refused, the table says why and shows the rule.',
      ],
    },
  ],
  'age-of-industry': [
    {
      title: 'About the game',
      rule: 'age-of-industry.score.7',
      paragraphs: [
        'The railway age, on a board you choose. There is a single era, drawing cards is an action, and you never run out of money: if you are short, you borrow on the spot.',
        'Flipped tiles pay cash. At the end cash, the levels of your tiles and what your rails earn become points; unpaid loans cost some.',
      ],
    },
    {
      title: 'Your turn',
      rule: 'age-of-industry.turn.2',
      paragraphs: [
        'Two actions a turn, one in the first round. Only building, developing and passing cost a card. Whoever spent least plays first in the next round; then every loan costs $1 of interest.',
      ],
    },
    {
      title: 'The actions',
      rule: 'age-of-industry.turn.3',
      paragraphs: [],
      items: [
        {
          sign: 'build',
          name: 'Build',
          text: 'With a colour card in any place of that colour; with an industry card where one of your rails leads. If you spend both actions, any card will do.',
          rule: 'age-of-industry.build.1',
        },
        {
          sign: 'network',
          name: 'Rail',
          text: 'Lay one rail for $1; every rail after your first also costs one coal and one iron.',
          rule: 'age-of-industry.rail.1',
        },
        {
          sign: 'sell',
          name: 'Sell',
          text: 'Flip cotton mills and goods factories that can reach an open port or a market with demand. Port or market flips too.',
          rule: 'age-of-industry.sell.1',
        },
        {
          sign: 'develop',
          name: 'Develop',
          text: 'Discard a card to remove any tile from your mat. This is the only way to get rid of the locked level 0 tiles.',
          rule: 'age-of-industry.develop.1',
        },
        {
          sign: 'draw',
          name: 'Draw',
          text: 'Take two cards, from the display or the deck; you can hold at most nine.',
          rule: 'age-of-industry.draw.1',
        },
      ],
    },
    {
      title: 'Coal and iron',
      rule: 'age-of-industry.carry.1',
      paragraphs: [
        'Here both coal and iron must travel over rails to where you need them, from the nearest source. If there is none, you buy them from the demand tracks through a port or a distant port. New mines and iron works sell to the tracks as much as fits.',
      ],
    },
    {
      title: 'The end',
      rule: 'age-of-industry.end.1',
      paragraphs: [
        'The game ends when the cards run out. Every rail then pays for what lies at its ends, loans are paid off, each $5 is worth a point, each tile scores its level, and each loan still open costs five points.',
      ],
    },
    {
      title: 'Tips for your first game',
      rule: 'age-of-industry.loan.1',
      paragraphs: [],
      advice: [
        'Don’t be afraid to borrow: a loan repaid before the end of the round costs nothing, and after that only $1 a round.',
        'Rails in the middle of the board earn most at the end. Lay them before others do.',
        'A coal mine where many rails are being laid flips within a round.',
        'High-level tiles score even if they are not flipped.',
        'If a move is refused, the table says why and shows the rule.',
      ],
    },
  ],
};
