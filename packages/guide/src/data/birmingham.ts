import type { Idea } from '../idea.ts';

export const ideas: readonly Idea[] = [
  {
    id: 'aim',
    cues: [{ at: 'start' }],
    rules: ['birmingham.intro.1', 'birmingham.intro.3', 'birmingham.intro.4', 'birmingham.score.1'],
    words: {
      en: {
        title: 'What it is about',
        text: 'You build mines, mills, breweries and canals. Once used up or sold, tiles flip over, for income and points. In this short game money and income count, too. Most points win.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Du baust Bergwerke, Spinnereien, Brauereien und Kanäle. Aufgebrauchte oder verkaufte Plättchen werden umgedreht und bringen Einkommen und Punkte. In dieser Partie zählen auch Geld und Einkommen. Wer die meisten Punkte hat, gewinnt.',
      },
    },
  },
  {
    id: 'turn',
    cues: [{ at: 'start' }],
    light: 'hand',
    piece: 'card',
    rules: ['birmingham.turn.2', 'birmingham.turn.4', 'birmingham.turn.6'],
    words: {
      en: {
        title: 'Your cards',
        text: 'Every action costs one of these cards. In this first round you have one action, later two a turn. Then you draw new cards, as long as the deck lasts.',
      },
      de: {
        title: 'Deine Karten',
        text: 'Jede Aktion kostet eine dieser Karten. In der ersten Runde hast du eine Aktion, danach zwei pro Zug. Am Ende des Zuges ziehst du nach, solange der Zugstapel reicht.',
      },
    },
  },
  {
    id: 'build',
    cues: [
      { at: 'suggests', action: { kind: 'build' } },
      { at: 'from', round: 2 },
    ],
    light: 'move',
    piece: 'tile',
    rules: ['birmingham.card.2', 'birmingham.build.1', 'birmingham.build.5'],
    words: {
      en: {
        title: 'Build',
        text: 'With a town’s card you build in that town, on a free site whose picture shows the industry. It costs money, some tiles also coal or iron.',
      },
      de: {
        title: 'Bauen',
        text: 'Mit der Karte einer Stadt baust du dort, und zwar auf einem freien Feld, das die Industrie zeigt. Das kostet Geld, bei manchen Plättchen auch Kohle oder Eisen.',
      },
    },
  },
  {
    id: 'order',
    cues: [{ at: 'from', round: 2 }],
    light: 'order',
    rules: ['birmingham.order.1'],
    words: {
      en: {
        title: 'Who goes first',
        text: 'After every round, whoever spent least in it goes first in the next. If you want to move before the others next time, spend little now.',
      },
      de: {
        title: 'Wer beginnt',
        text: 'Wer in einer Runde am wenigsten ausgibt, beginnt die nächste. Willst du unbedingt vor den anderen an der Reihe sein, gib in der Runde davor wenig aus.',
      },
    },
  },
  {
    id: 'one-tile',
    cues: [{ at: 'from', round: 2 }],
    era: 0,
    rules: ['birmingham.build.6'],
    words: {
      en: {
        title: 'One tile a town',
        text: 'In the canal era you may have only one tile in each town. That is why some cards may build nothing now. Others may build beside you.',
      },
      de: {
        title: 'Ein Plättchen pro Stadt',
        text: 'In der Kanalepoche darfst du in jeder Stadt nur ein Plättchen haben. Darum kannst du mit manchen Karten gerade nichts bauen. Andere dürfen neben dir bauen.',
      },
    },
  },
  {
    id: 'network',
    cues: [
      { at: 'suggests', action: { kind: 'network' }, era: 0 },
      { at: 'from', round: 3, era: 0 },
    ],
    era: 0,
    needsNetwork: true,
    light: 'move',
    rules: ['birmingham.network.4', 'birmingham.network.6', 'birmingham.era.2', 'birmingham.era.3'],
    words: {
      en: {
        title: 'Network: canals',
        text: 'A canal costs £3 and must touch your tiles or links. It carries coal, for everybody. At the end it scores for flipped tiles and merchants’ places (like Oxford) at its ends.',
      },
      de: {
        title: 'Verbinden: Kanäle',
        text: 'Ein Kanal kostet £3 und muss an deine Plättchen oder Verbindungen anschließen. Alle dürfen ihn für Kohle nutzen. Am Ende bringen umgedrehte Plättchen und Händlerorte (wie Oxford) an seinen Enden Punkte.',
      },
    },
  },
  {
    id: 'coal',
    cues: [
      { at: 'uses', cargo: 'coal' },
      { at: 'happened', event: { event: 'took', by: 'learner', cargo: 'coal' } },
      { at: 'happened', event: { event: 'bought', by: 'learner', cargo: 'coal' } },
      { at: 'from', round: 5 },
    ],
    light: 'coal',
    rules: ['birmingham.coal.1', 'birmingham.coal.3', 'birmingham.coal.4'],
    words: {
      en: {
        title: 'Coal',
        text: 'Coal comes from the nearest mine that links lead to, free of charge. If none has any, you buy it at the market; then links must lead to a merchant’s place, such as Oxford.',
      },
      de: {
        title: 'Kohle',
        text: 'Kohle kommt kostenlos aus dem nächsten Bergwerk, zu dem Verbindungen führen. Hat keines mehr welche, kaufst du sie vom Markt; dann müssen Verbindungen zu einem Händlerort wie Oxford führen.',
      },
    },
  },
  {
    id: 'iron',
    cues: [
      { at: 'uses', cargo: 'iron' },
      { at: 'happened', event: { event: 'took', by: 'learner', cargo: 'iron' } },
      { at: 'happened', event: { event: 'bought', by: 'learner', cargo: 'iron' } },
      { at: 'from', round: 6 },
    ],
    light: 'iron',
    rules: ['birmingham.iron.1', 'birmingham.iron.2'],
    words: {
      en: {
        title: 'Iron',
        text: 'Iron needs no connection: every iron works on the map serves everybody, free of charge. Only when none has any left do you buy it at the market.',
      },
      de: {
        title: 'Eisen',
        text: 'Eisen braucht keine Verbindung: Jede Eisenhütte auf dem Spielplan versorgt alle kostenlos. Erst wenn keine mehr welches hat, kaufst du es vom Markt.',
      },
    },
  },
  {
    id: 'market',
    cues: [
      { at: 'mentions', what: 'paid' },
      { at: 'mentions', what: 'market' },
      { at: 'happened', event: { event: 'marketed', by: 'learner' } },
      { at: 'from', round: 7 },
    ],
    notBefore: [
      { kind: 'build', holds: 'iron' },
      { kind: 'build', holds: 'coal' },
    ],
    light: 'iron',
    rules: ['birmingham.market.4', 'birmingham.market.5'],
    words: {
      en: {
        title: 'Selling to the market',
        text: 'If the market has room, a new iron works sells iron to it at once, and you are paid. So does a coal mine with links to a merchant’s place.',
      },
      de: {
        title: 'Verkauf an den Markt',
        text: 'Hat der Markt Platz, verkauft ihm eine neue Eisenhütte sofort Eisen, und du bekommst das Geld. Ebenso ein Kohlebergwerk, das mit einem Händlerort wie Oxford verbunden ist.',
      },
    },
  },
  {
    id: 'industry-card',
    cues: [
      { at: 'suggests', action: { kind: 'build', by: 'industryCard' } },
      { at: 'mentions', what: 'opens' },
      { at: 'from', round: 3 },
    ],
    light: 'hand',
    rules: ['birmingham.card.3', 'birmingham.place.1', 'birmingham.build.7'],
    words: {
      en: {
        title: 'Industry cards',
        text: 'With an industry’s card you build that industry in your network: every place with a tile or link of yours. While the map has nothing of yours, anywhere.',
      },
      de: {
        title: 'Industriekarten',
        text: 'Mit einer Industriekarte baust du die Industrie, die sie zeigt, in deinem Netzwerk: wo ein Plättchen oder eine Verbindung von dir liegt. Solange nichts von dir auf dem Spielplan liegt, gilt sie überall.',
      },
    },
  },
  {
    id: 'flip',
    cues: [{ at: 'happened', event: { event: 'flipped', by: 'learner' } }],
    light: 'event',
    rules: ['birmingham.flip.1', 'birmingham.flip.2', 'birmingham.flip.3', 'birmingham.intro.3', 'birmingham.intro.4'],
    words: {
      en: {
        title: 'It has flipped',
        text: 'It now raises your income; at the end it scores, as do canals and, in this short game, money and income. Under your points stands what a count would give now.',
      },
      de: {
        title: 'Umgedreht',
        text: 'Jetzt erhöht es dein Einkommen, und am Ende zählt es, ebenso wie Kanäle und in dieser kurzen Partie Geld und Einkommen. Unter deinen Punkten steht, was eine Wertung jetzt ergäbe.',
      },
    },
  },
  {
    id: 'used',
    cues: [{ at: 'happened', event: { event: 'took', by: 'others', toOwnTile: true } }],
    light: 'event',
    rules: ['birmingham.coal.1', 'birmingham.flip.2'],
    words: {
      en: {
        title: 'Others work for you',
        text: 'Somebody has used what lay on your tile. They pay you nothing, but once everything is gone the tile flips: income and points for you.',
      },
      de: {
        title: 'Andere arbeiten für dich',
        text: 'Jemand hat etwas von deinem Plättchen verbraucht. Bezahlt wirst du dafür nicht, aber sobald alles weg ist, wird es umgedreht und bringt dir Einkommen und Punkte.',
      },
    },
  },
  {
    id: 'income',
    cues: [
      { at: 'happened', event: { event: 'earned', by: 'learner' } },
      { at: 'from', round: 5 },
    ],
    light: 'figures',
    piece: 'track',
    rules: ['birmingham.income.1'],
    words: {
      en: {
        title: 'Income',
        text: 'After every round but the last you are paid your income, the plus or minus beside your money. Flipped tiles raise it: the sooner, the more often it pays. Below zero, you pay.',
      },
      de: {
        title: 'Einkommen',
        text: 'Nach jeder Runde außer der letzten bekommst du dein Einkommen, den Betrag mit + oder − neben deinem Geld. Umgedrehte Plättchen erhöhen es: Je früher, desto öfter bekommst du mehr. Unter null zahlst du.',
      },
    },
  },
  {
    id: 'loan',
    cues: [
      { at: 'suggests', action: { kind: 'loan' } },
      { at: 'happened', event: { event: 'borrowed', by: 'learner' } },
      { at: 'from', round: 6 },
    ],
    light: 'figures',
    rules: ['birmingham.loan.1', 'birmingham.loan.3'],
    words: {
      en: {
        title: 'Loan',
        text: 'A loan brings £30 at once and lowers your income by £3 a round. You never pay it back. Early in a game it often pays to build with it.',
      },
      de: {
        title: 'Kredit',
        text: 'Ein Kredit bringt sofort £30 und senkt dein Einkommen um £3 pro Runde. Zurückzahlen musst du ihn nie. Früh in der Partie lohnt es sich oft, mit dem Geld zu bauen.',
      },
    },
  },
  {
    id: 'goods',
    cues: [
      { at: 'before', action: { kind: 'sell' } },
      { at: 'mentions', what: 'buyer' },
      { at: 'mentions', what: 'nearer' },
      { at: 'suggests', action: { kind: 'build', isSold: true } },
      { at: 'from', round: 5 },
    ],
    light: 'merchants',
    piece: 'merchant',
    rules: ['birmingham.sell.1', 'birmingham.flip.1', 'birmingham.place.3'],
    words: {
      en: {
        title: 'Something to sell',
        text: 'Mills, manufacturers and potteries flip only when you sell them. The buyer is a merchant who shows the same picture. Links must lead there; anybody’s will do.',
      },
      de: {
        title: 'Etwas zum Verkaufen',
        text: 'Spinnereien, Fabriken und Töpfereien werden erst umgedreht, wenn du sie verkaufst: an einen Händler, der das gleiche Bild zeigt. Verbindungen müssen dorthin führen, egal, wem sie gehören.',
      },
    },
  },
  {
    id: 'beer',
    cues: [
      { at: 'mentions', what: 'beerMissing' },
      { at: 'suggests', action: { kind: 'build', holds: 'beer' } },
      { at: 'suggests', action: { kind: 'sell' } },
      { at: 'from', round: 6 },
    ],
    light: 'move',
    rules: ['birmingham.beer.1', 'birmingham.beer.2', 'birmingham.beer.3'],
    words: {
      en: {
        title: 'Beer',
        text: 'Beer is for selling goods: nearly every sale costs one. Your own breweries deliver anywhere, those of others only over links. A brewery flips when its last beer is gone.',
      },
      de: {
        title: 'Bier',
        text: 'Bier brauchst du, um Waren zu verkaufen: Fast jeder Verkauf kostet eines. Deine eigenen Brauereien liefern überallhin, fremde nur über Verbindungen. Eine Brauerei wird umgedreht, wenn ihr letztes Bier weg ist.',
      },
    },
  },
  {
    id: 'sell',
    cues: [
      { at: 'suggests', action: { kind: 'sell' } },
      { at: 'from', round: 8 },
    ],
    light: 'move',
    rules: ['birmingham.sell.1', 'birmingham.sell.2', 'birmingham.sell.4'],
    words: {
      en: {
        title: 'Sell',
        text: 'Goods, a way to the merchant and beer: that is what a sale takes. One action may sell as many of your tiles as you can.',
      },
      de: {
        title: 'Verkaufen',
        text: 'Für einen Verkauf brauchst du Ware, einen Weg zum Händler und Bier. Mit einer Aktion darfst du so viele deiner Plättchen verkaufen, wie du kannst.',
      },
    },
  },
  {
    id: 'barrel',
    cues: [
      { at: 'mentions', what: 'bonus' },
      { at: 'suggests', action: { kind: 'sell', hasBonus: true } },
      { at: 'from', round: 8 },
    ],
    light: 'merchants',
    rules: ['birmingham.setup.9', 'birmingham.beer.4', 'birmingham.bonus.1'],
    words: {
      en: {
        title: 'The merchant’s barrel',
        text: 'A merchant who buys begins the era with a barrel. Whoever uses it in a sale to him saves a beer and gets the bonus of his place.',
      },
      de: {
        title: 'Das Fass des Händlers',
        text: 'Ein Händler, der etwas kauft, hat am Anfang der Epoche ein Fass. Wer es bei einem Verkauf an ihn nimmt, spart ein Bier und bekommt den Bonus des Ortes.',
      },
    },
  },
  {
    id: 'develop',
    cues: [
      { at: 'suggests', action: { kind: 'develop' } },
      { at: 'happened', event: { event: 'developed', by: 'learner' } },
      { at: 'from', round: 7 },
    ],
    light: 'mat',
    rules: ['birmingham.develop.1', 'birmingham.develop.3', 'birmingham.build.3'],
    words: {
      en: {
        title: 'Develop',
        text: 'You always build the lowest tile of an industry. Developing throws away one or two low tiles, for an iron each, so that you get to higher ones sooner.',
      },
      de: {
        title: 'Entwickeln',
        text: 'Du baust immer das niedrigste Plättchen einer Industrie. Beim Entwickeln nimmst du ein oder zwei niedrige vom Tableau, für je ein Eisen. So kommst du schneller an höhere.',
      },
    },
  },
  {
    id: 'twice',
    cues: [
      { at: 'mentions', what: 'countedTwice' },
      { at: 'happened', event: { event: 'developed', by: 'learner' } },
      { at: 'from', round: 6 },
    ],
    light: 'mat',
    rules: ['birmingham.intro.5'],
    words: {
      en: {
        title: 'Level II counts twice',
        text: 'In this short game, flipped tiles of level II and higher score their points twice at the end.',
      },
      de: {
        title: 'Stufe II zählt doppelt',
        text: 'In dieser kurzen Partie bringen umgedrehte Plättchen ab Stufe II ihre Punkte am Ende doppelt.',
      },
    },
  },
  {
    id: 'scout',
    cues: [
      { at: 'before', action: { kind: 'scout' } },
      { at: 'before', action: { kind: 'build', isWild: true } },
      { at: 'happened', event: { event: 'scouted', by: 'learner' } },
      { at: 'from', round: 6, offers: 'scout' },
    ],
    light: 'hand',
    rules: ['birmingham.scout.1'],
    words: {
      en: {
        title: 'Scout: bad cards?',
        text: 'Scouting costs three cards and gives two wild ones, which stand for any town and any industry. It helps when none of your cards fits.',
      },
      de: {
        title: 'Erkunden: schlechte Karten?',
        text: 'Erkunden kostet drei Karten und bringt zwei Joker: einen für jede Stadt und einen für jede Industrie. Es hilft, wenn auf deiner Hand nichts passt.',
      },
    },
  },
  {
    id: 'overbuild',
    cues: [
      { at: 'before', action: { kind: 'build', isOver: true } },
      { at: 'from', round: 7 },
    ],
    rules: ['birmingham.overbuild.1', 'birmingham.overbuild.2', 'birmingham.overbuild.3'],
    words: {
      en: {
        title: 'Overbuilding',
        text: 'You may build a higher tile over one of yours of the same industry. Over other players’ mines or works you may build only when no coal or iron is left anywhere.',
      },
      de: {
        title: 'Überbauen',
        text: 'Ein eigenes Plättchen darfst du mit einem höheren derselben Industrie überbauen, fremde Bergwerke und Hütten nur, wenn nirgends mehr Kohle oder Eisen liegt.',
      },
    },
  },
  {
    id: 'last-rounds',
    cues: [{ at: 'from', round: 8 }],
    light: 'figures',
    rules: ['birmingham.intro.3', 'birmingham.intro.4', 'birmingham.intro.5'],
    words: {
      en: {
        title: 'The end is near',
        text: 'Build only what you can still flip. Links at flipped tiles score, and in this short game every £4 and every £1 of income are a point too.',
      },
      de: {
        title: 'Bald ist Schluss',
        text: 'Bau nur noch, was du auch noch umdrehen kannst. Verbindungen an umgedrehten Plättchen bringen Punkte; in dieser kurzen Partie gibt es außerdem für je £4 und je £1 Einkommen einen Punkt.',
      },
    },
  },
  {
    id: 'count-links',
    cues: [{ at: 'end' }],
    light: 'links',
    rules: ['birmingham.era.2', 'birmingham.era.3'],
    words: {
      en: {
        title: 'The count: canals',
        text: 'First, each canal scores what stands at its two ends: two for a merchant’s place such as Oxford, up to two for every flipped tile, whoever owns it.',
      },
      de: {
        title: 'Die Wertung: Kanäle',
        text: 'Zuerst bringt jeder Kanal Punkte für das, was an seinen beiden Enden liegt: zwei für einen Händlerort wie Oxford, bis zu zwei für jedes umgedrehte Plättchen, egal, wem es gehört.',
      },
    },
  },
  {
    id: 'count-tiles',
    cues: [{ at: 'end' }],
    light: 'tiles',
    rules: ['birmingham.era.5', 'birmingham.intro.5'],
    words: {
      en: {
        title: 'The count: tiles',
        text: 'Then your flipped tiles score the points printed on them. What has not flipped scores nothing. In the short game, level II and higher score once more.',
      },
      de: {
        title: 'Die Wertung: Plättchen',
        text: 'Dann bringen deine umgedrehten Plättchen die aufgedruckten Punkte, alle anderen nichts. In der kurzen Partie bringen Plättchen ab Stufe II ihre Punkte noch einmal.',
      },
    },
  },
  {
    id: 'count-money',
    cues: [{ at: 'end' }],
    light: 'figures',
    rules: ['birmingham.intro.3', 'birmingham.intro.4'],
    words: {
      en: {
        title: 'The count: money',
        text: 'Then, in the short game only, every £4 you have is a point, fifteen at most, and so is every £1 of your income.',
      },
      de: {
        title: 'Die Wertung: Geld',
        text: 'Dann gibt es, nur in der kurzen Partie, für je £4 Bargeld einen Punkt, höchstens fünfzehn, und für je £1 Einkommen noch einen.',
      },
    },
  },
  {
    id: 'second-era',
    cues: [{ at: 'end' }],
    rules: ['birmingham.era.4', 'birmingham.era.6', 'birmingham.network.7', 'birmingham.score.2'],
    words: {
      en: {
        title: 'What the whole game adds',
        text: 'There, canals and level I tiles now leave the map, and a second era follows, with railways that burn coal. What stays scores again. Money and income count nothing.',
      },
      de: {
        title: 'Was im ganzen Spiel folgt',
        text: 'Dort verschwinden jetzt Kanäle und Plättchen der Stufe I, und es folgt eine zweite Epoche mit Eisenbahnstrecken, die Kohle kosten. Was bleibt, zählt noch einmal. Geld und Einkommen zählen nicht.',
      },
    },
  },
];
