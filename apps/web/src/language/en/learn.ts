/** The first lesson in each game. Not part of the catalogue: it is fetched when somebody wants to learn. */

/** Something with a sign of its own. */
export interface LessonItem {
  readonly sign: string;
  readonly name: string;
  readonly text: string;
  /** The rule that tells all of it. */
  readonly rule: string;
}

export interface LessonChapter {
  readonly title: string;
  readonly rule: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly LessonItem[];
  /** Advice, one sentence each. */
  readonly advice?: readonly string[];
}

/** By slug of the edition. */
export type Lessons = Readonly<Record<string, readonly LessonChapter[]>>;

export const lessons: Lessons = {
  birmingham: [
    {
      title: 'What it is about',
      rule: 'birmingham.score.1',
      paragraphs: [
        'You are a founder of industry in the Black Country around 1770. You open mines, works, breweries and mills, join them by canals and later by railways, and sell what they make to merchants at the edge of the map.',
        'Whoever has the most points after two eras wins. Points come from industry tiles that have been flipped and from links that run past them. A tile flips when its goods are sold or its last cube is used – by you or by anybody else.',
      ],
    },
    {
      title: 'Your turn',
      rule: 'birmingham.turn.2',
      paragraphs: [
        'You have eight cards and two actions a turn (only one in the very first round). Each action costs a card; only for building does it matter which one. At the end of the turn you draw back up to eight.',
        'Next round the order follows from the money: whoever spent least goes first. Spend a lot in one round and nothing in the next, and you play last and then first: two turns in a row.',
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
          text: 'Put the lowest tile of an industry on a matching site. A location card lets you build in that town, an industry card anywhere in your own network.',
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
          text: 'Spend an iron to take a low tile off your mat, or two for two. Better tiles come within reach.',
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
          text: 'Take £30; your income falls by three levels. Nothing is ever paid back, so early loans are cheap.',
          rule: 'birmingham.loan.1',
        },
        {
          sign: 'scout',
          name: 'Scout',
          text: 'Give three cards for two wild ones, a wild town and a wild industry.',
          rule: 'birmingham.scout.1',
        },
      ],
    },
    {
      title: 'Coal, iron and beer',
      rule: 'birmingham.coal.1',
      paragraphs: ['Tiles and railways consume these. They are free if somebody has them on the board, no matter who.'],
      items: [
        {
          sign: 'coal',
          name: 'Coal',
          text: 'Must travel over links from the nearest mine that is connected. If there is none, buy it from the market, if you are connected to a merchant place.',
          rule: 'birmingham.coal.1',
        },
        {
          sign: 'iron',
          name: 'Iron',
          text: 'Comes from any iron works on the board without a connection; if all are empty, from the market.',
          rule: 'birmingham.iron.1',
        },
        {
          sign: 'beer',
          name: 'Beer',
          text: 'Your own breweries deliver anywhere, those of others only if connected, and a merchant’s barrel only for a sale to that merchant.',
          rule: 'birmingham.beer.1',
        },
      ],
    },
    {
      title: 'Two eras',
      rule: 'birmingham.era.1',
      paragraphs: [
        'Each era ends when deck and hands are used up. Then links score for the flipped tiles at their ends and are taken off; flipped tiles score what is printed on them.',
        'After the canal era all level I tiles vanish. Everything from level II on stays and scores once more after the rail era. Money and income are worth nothing at the end.',
      ],
    },
    {
      title: 'Advice for a first game',
      rule: 'birmingham.income.1',
      paragraphs: [],
      advice: [
        'Take a loan in one of the first rounds. Everybody does.',
        'An iron works or a coal mine flips by itself when others need its cubes: cheap points and income.',
        'Develop past level I before you build much of an industry: level II scores twice.',
        'Before you build something to be sold, see where the beer will come from.',
        'Towards the end of the canal era, think of what will remain: your network is gone, your level II tiles are not.',
        'Touch anything you wonder about. If a move is refused, the table says why and shows the rule.',
      ],
    },
  ],
  lancashire: [
    {
      title: 'What it is about',
      rule: 'lancashire.score.2',
      paragraphs: [
        'Lancashire, the cradle of the cotton trade. You build mills and the ports that ship what they spin, mines and iron works that feed them, and at the end great shipyards; canals and railways join it all.',
        'Whoever has the most points after two eras wins: from flipped tiles, from links beside them, and a little from cash.',
      ],
    },
    {
      title: 'Your turn',
      rule: 'lancashire.turn.2',
      paragraphs: [
        'You have eight cards and two actions a turn (one in the very first round). Each action costs a card; only for building does it matter which one. You draw back to eight at the end of the turn.',
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
          text: 'Put the lowest tile of an industry on a matching site: with a location card in that town, with an industry card in your own network. Two cards together, for both actions, build anywhere.',
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
          text: 'Spend an iron a tile to take one or two low tiles off your mat.',
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
          text: 'Travels over links from the nearest connected mine, whoever owns it, free of charge; else from the market through a connected trade icon.',
          rule: 'lancashire.coal.1',
        },
        {
          sign: 'iron',
          name: 'Iron',
          text: 'Comes from any iron works without a connection; if all are empty, from the market.',
          rule: 'lancashire.iron.1',
        },
        {
          sign: 'port',
          name: 'Ports',
          text: 'Anybody may sell through anybody’s port. Both gain: the mill flips, and so does the port.',
          rule: 'lancashire.sell.3',
        },
      ],
    },
    {
      title: 'Two eras',
      rule: 'lancashire.era.1',
      paragraphs: [
        'At the end of each era links score for the flipped tiles at their ends, and flipped tiles score their points. After the canal era level I tiles and all canals are gone; the rest stays and scores again.',
      ],
    },
    {
      title: 'Advice for a first game',
      rule: 'lancashire.income.1',
      paragraphs: [],
      advice: [
        'Build a port early: others will sell through it and flip it for you.',
        'Do not lean on the distant market. It closes sooner than one hopes, and the sale that closes it is lost.',
        'Loans are fine in the canal era. Late in the rail era there are none.',
        'Shipyards are worth a fortune but need two rounds of developing first; decide early.',
        'If a move is refused, the table says why and shows the rule.',
      ],
    },
  ],
  'age-of-industry': [
    {
      title: 'What it is about',
      rule: 'age-of-industry.score.7',
      paragraphs: [
        'The railway age, on a board you choose. There is a single era, cards are drawn as an action, and money is never lacking: whoever is short borrows at once.',
        'Flipped tiles pay cash. At the end cash, the levels of your tiles and what your rails earn become points; open loans cost some.',
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
          text: 'With a colour card anywhere in a place of that colour; with an industry card where one of your rails leads. Both actions together build with any card.',
          rule: 'age-of-industry.build.1',
        },
        {
          sign: 'network',
          name: 'Rail',
          text: 'Lay one rail for $1; every one after your first also takes a coal and an iron.',
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
          text: 'Discard a card to take any tile off your mat. The locked ones of level 0 go only this way.',
          rule: 'age-of-industry.develop.1',
        },
        {
          sign: 'draw',
          name: 'Draw',
          text: 'Take two cards, open or from the deck, up to nine in hand.',
          rule: 'age-of-industry.draw.1',
        },
      ],
    },
    {
      title: 'Coal and iron',
      rule: 'age-of-industry.carry.1',
      paragraphs: [
        'Here both coal and iron must travel over rails to where they are needed, from the nearest source. Failing that they are bought from the demand tracks, through a port or a distant port. Fresh mines and works sell to the tracks what fits.',
      ],
    },
    {
      title: 'The end',
      rule: 'age-of-industry.end.1',
      paragraphs: [
        'The game ends when cards run out. Every rail then pays for what lies at its ends, loans are paid off, each $5 is a point, each tile scores its level, and each loan left costs five points.',
      ],
    },
    {
      title: 'Advice for a first game',
      rule: 'age-of-industry.loan.1',
      paragraphs: [],
      advice: [
        'Borrow without fear: a loan repaid before the end of the round costs nothing, and later only $1 a round.',
        'Rails at the heart of the board earn most at the end. Lay them before others do.',
        'A coal mine beside hungry rails flips in one round.',
        'High levels count even unflipped.',
        'If a move is refused, the table says why and shows the rule.',
      ],
    },
  ],
};
