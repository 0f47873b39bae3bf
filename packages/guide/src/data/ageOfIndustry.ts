import type { Idea } from '../idea.ts';

export const ideas: readonly Idea[] = [
  {
    id: 'aim',
    cues: [{ at: 'start' }],
    rules: ['age-of-industry.score.4', 'age-of-industry.score.5', 'age-of-industry.score.7', 'age-of-industry.flip.2'],
    words: {
      en: {
        title: 'What it is about',
        text: 'You build mines, mills and ports and join them by rail. A tile that has done its work flips and pays. At the end money and tiles are points.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Du baust Zechen, Spinnereien und Häfen und verbindest sie mit Eisenbahnstrecken. Hat ein Plättchen seinen Zweck erfüllt, wird es umgedreht und bringt Geld. Am Ende werden Geld und Plättchen zu Punkten.',
      },
    },
  },
  {
    id: 'turn',
    cues: [{ at: 'start' }],
    light: 'hand',
    piece: 'card',
    rules: ['age-of-industry.turn.2', 'age-of-industry.turn.4', 'age-of-industry.draw.5'],
    words: {
      en: {
        title: 'Your cards',
        text: 'You have one action in this first round, two in every later turn. Building costs a card; laying rails, selling and drawing cost none. Your hand is not refilled by itself.',
      },
      de: {
        title: 'Deine Karten',
        text: 'In der ersten Runde hast du eine Aktion, danach zwei pro Zug. Bauen kostet eine Karte; Eisenbahnstrecken legen, Verkaufen und Ziehen kosten keine. Deine Hand füllt sich nicht von selbst auf.',
      },
    },
  },
  {
    id: 'build',
    cues: [
      { at: 'before', action: { kind: 'double' } },
      { at: 'suggests', action: { kind: 'build' } },
      { at: 'from', round: 2 },
    ],
    light: 'move',
    piece: 'tile',
    rules: ['age-of-industry.card.7', 'age-of-industry.build.4', 'age-of-industry.turn.5'],
    words: {
      en: {
        title: 'Build',
        text: 'A colour card builds any industry in a place of that colour, on a site that takes it. You pay its price; what you lack, the bank lends you.',
      },
      de: {
        title: 'Bauen',
        text: 'Mit einer Ortskarte baust du an jedem Ort ihrer Farbe, und zwar jede Industrie, für die es dort ein Feld gibt. Du zahlst ihren Preis; was dir fehlt, leiht dir die Bank.',
      },
    },
  },
  {
    id: 'order',
    cues: [{ at: 'from', round: 2 }],
    light: 'order',
    rules: ['age-of-industry.order.1'],
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
    id: 'rail',
    cues: [
      { at: 'suggests', action: { kind: 'network' } },
      { at: 'from', round: 3 },
    ],
    light: 'move',
    rules: ['age-of-industry.rail.2', 'age-of-industry.rail.3', 'age-of-industry.rail.4', 'age-of-industry.score.1'],
    words: {
      en: {
        title: 'Rails',
        text: 'A rail costs $1 and continues from your tiles or rails. Every rail after your first also costs a coal and an iron. Rails pay at the end.',
      },
      de: {
        title: 'Eisenbahnstrecken',
        text: 'Eine Eisenbahnstrecke kostet $1 und schließt an deine Plättchen oder Strecken an. Jede nach der ersten kostet außerdem eine Kohle und ein Eisen. Am Ende bringen Strecken Geld.',
      },
    },
  },
  {
    id: 'coal',
    cues: [
      { at: 'mentions', what: 'market' },
      { at: 'uses', cargo: 'coal' },
      { at: 'uses', cargo: 'iron' },
      { at: 'happened', event: { event: 'took', by: 'learner' } },
      { at: 'happened', event: { event: 'bought', by: 'learner' } },
      { at: 'from', round: 4 },
    ],
    light: 'coal',
    rules: [
      'age-of-industry.carry.1',
      'age-of-industry.carry.4',
      'age-of-industry.demand.2',
      'age-of-industry.demand.3',
    ],
    words: {
      en: {
        title: 'Coal and iron',
        text: 'They travel by rail from the nearest mine or works that has some, free of charge. If none is connected, you buy beside the map; then a port must be connected.',
      },
      de: {
        title: 'Kohle und Eisen',
        text: 'Beides kommt kostenlos über Eisenbahnstrecken aus der nächsten Zeche oder Hütte mit Vorrat. Ist keine verbunden, kaufst du von den Bedarfsleisten neben dem Spielplan; dafür brauchst du eine Verbindung zu einem Hafen.',
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
    rules: ['age-of-industry.card.1', 'age-of-industry.card.2', 'age-of-industry.card.6'],
    words: {
      en: {
        title: 'Industry cards',
        text: 'A card with an industry builds only that industry: in a place that one of your rails touches, or anywhere while no tile of yours is on the map.',
      },
      de: {
        title: 'Industriekarten',
        text: 'Mit einer Industriekarte baust du nur die Industrie, die sie zeigt: an einem Ort, den eine deiner Eisenbahnstrecken berührt, oder überall, solange kein Plättchen von dir auf dem Spielplan liegt.',
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
      { at: 'happened', event: { event: 'built', by: 'learner', isSold: true } },
      { at: 'from', round: 4 },
    ],
    light: 'merchants',
    rules: ['age-of-industry.sell.1', 'age-of-industry.sell.3', 'age-of-industry.market.1', 'age-of-industry.market.2'],
    words: {
      en: {
        title: 'Something to sell',
        text: 'Mills and factories pay when they are sold: to an open port, or to a market that shows their goods. Rails must lead there, anybody’s. Each takes one sale only.',
      },
      de: {
        title: 'Etwas zum Verkaufen',
        text: 'Spinnereien und Fabriken bringen Geld beim Verkauf: über einen offenen Hafen oder an einen Markt, der ihre Ware zeigt. Eisenbahnstrecken müssen dorthin führen, egal, wem sie gehören. Jeder kauft nur einmal.',
      },
    },
  },
  {
    id: 'port',
    cues: [
      { at: 'before', action: { kind: 'sell', isThroughPort: true } },
      { at: 'suggests', action: { kind: 'build', isPort: true } },
      { at: 'from', round: 5 },
    ],
    light: 'move',
    rules: ['age-of-industry.port.2', 'age-of-industry.port.3', 'age-of-industry.demand.2'],
    words: {
      en: {
        title: 'Ports',
        text: 'A port takes one sale, anybody’s, and then pays its owner. It also opens the way to the coal and iron for sale beside the map.',
      },
      de: {
        title: 'Häfen',
        text: 'Über einen Hafen kann einmal verkauft werden, egal, von wem; dann bringt er seinem Besitzer Geld. Außerdem öffnet er den Weg zu Kohle und Eisen auf den Bedarfsleisten.',
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
    rules: ['age-of-industry.sell.3', 'age-of-industry.sell.4'],
    words: {
      en: {
        title: 'Sell',
        text: 'One action may sell as many of your tiles as you can. Each one pays at once, and if it goes through a port, so does the port, for its owner.',
      },
      de: {
        title: 'Verkaufen',
        text: 'Mit einer Aktion darfst du so viele deiner Plättchen verkaufen, wie du kannst. Jedes bringt sofort Geld, und wenn du über einen Hafen verkaufst, bekommt auch dessen Besitzer welches.',
      },
    },
  },
  {
    id: 'one-tile',
    cues: [{ at: 'from', round: 2 }],
    rules: ['age-of-industry.place.5'],
    words: {
      en: {
        title: 'Room in a place',
        text: 'You may have one tile in a place, two where there are four sites or more. What others have there does not matter.',
      },
      de: {
        title: 'Platz an einem Ort',
        text: 'An einem Ort darfst du ein Plättchen haben, bei vier oder mehr Feldern zwei. Was andere dort haben, spielt keine Rolle.',
      },
    },
  },
  {
    id: 'flip',
    cues: [{ at: 'happened', event: { event: 'flipped', by: 'learner' } }],
    light: 'event',
    rules: ['age-of-industry.flip.1', 'age-of-industry.flip.2', 'age-of-industry.sell.3'],
    words: {
      en: {
        title: 'It has flipped',
        text: 'Your tile has done its work: it is sold, sold through, or its last cube is gone. You were paid at once. That is what you work for.',
      },
      de: {
        title: 'Umgedreht',
        text: 'Dein Plättchen hat seinen Zweck erfüllt: Es ist verkauft, jemand hat darüber verkauft, oder sein letzter Würfel ist weg. Das Geld dafür hast du sofort bekommen. Darum geht es.',
      },
    },
  },
  {
    id: 'loan',
    cues: [{ at: 'happened', event: { event: 'lent', by: 'learner' } }],
    light: 'figures',
    rules: ['age-of-industry.loan.1', 'age-of-industry.loan.2', 'age-of-industry.loan.3'],
    words: {
      en: {
        title: 'On credit',
        text: 'You had too little money, so the bank lent you some, $10 at a time. As soon as you have $10 you may repay a loan in your turn; that takes no action.',
      },
      de: {
        title: 'Auf Kredit',
        text: 'Dein Geld reichte nicht, also hat dir die Bank etwas geliehen, immer in Schritten von $10. Sobald du $10 hast, darfst du in deinem Zug einen Kredit zurückzahlen; das kostet keine Aktion.',
      },
    },
  },
  {
    id: 'interest',
    cues: [{ at: 'happened', event: { event: 'interestPaid', by: 'learner' } }],
    light: 'figures',
    rules: ['age-of-industry.interest.1', 'age-of-industry.interest.3'],
    words: {
      en: {
        title: 'Interest',
        text: 'After every round each loan costs you $1. That is cheap as long as the money builds something that pays more.',
      },
      de: {
        title: 'Zinsen',
        text: 'Nach jeder Runde kostet dich jeder Kredit $1. Das ist billig, solange das, was du mit dem Geld baust, mehr einbringt.',
      },
    },
  },
  {
    id: 'draw',
    cues: [
      { at: 'suggests', action: { kind: 'draw' } },
      { at: 'from', round: 5, offers: 'draw' },
    ],
    light: 'hand',
    rules: ['age-of-industry.draw.1', 'age-of-industry.draw.5', 'age-of-industry.end.1'],
    words: {
      en: {
        title: 'Draw cards',
        text: 'Cards come only by an action: two, from the open ones or from the deck. When the deck is empty and somebody has no card after a round, the game ends.',
      },
      de: {
        title: 'Karten ziehen',
        text: 'Karten bekommst du nur mit einer Aktion: zwei, aus der Auslage oder vom Zugstapel. Ist der Zugstapel leer und hat nach einer Runde jemand keine Karte mehr, endet das Spiel.',
      },
    },
  },
  {
    id: 'develop',
    cues: [
      { at: 'suggests', action: { kind: 'remove' } },
      { at: 'happened', event: { event: 'developed', by: 'learner' } },
      { at: 'from', round: 6 },
    ],
    light: 'mat',
    rules: ['age-of-industry.develop.1', 'age-of-industry.develop.2', 'age-of-industry.build.2'],
    words: {
      en: {
        title: 'Develop',
        text: 'You always build the lowest tile of an industry. Developing takes any one tile off your mat for a card, so that you get to higher ones sooner.',
      },
      de: {
        title: 'Entwickeln',
        text: 'Du baust immer das niedrigste Plättchen einer Industrie. Beim Entwickeln wirfst du eine Karte ab und nimmst ein beliebiges Plättchen vom Tableau. So kommst du schneller an höhere.',
      },
    },
  },
  {
    id: 'locked',
    cues: [
      { at: 'mentions', what: 'locked' },
      { at: 'mentions', what: 'unlocked' },
      { at: 'from', round: 7 },
    ],
    light: 'mat',
    rules: ['age-of-industry.build.3', 'age-of-industry.develop.3'],
    words: {
      en: {
        title: 'Locked tiles',
        text: 'Your mat begins with two goods factories that cannot be built. Only when both have been developed away can you build a factory.',
      },
      de: {
        title: 'Gesperrte Plättchen',
        text: 'Auf deinem Tableau liegen zuerst zwei Fabriken, die sich nicht bauen lassen. Erst wenn du beide durch Entwickeln entfernt hast, kannst du eine Fabrik bauen.',
      },
    },
  },
  {
    id: 'used',
    cues: [{ at: 'happened', event: { event: 'took', by: 'others', toOwnTile: true } }],
    light: 'event',
    rules: ['age-of-industry.carry.1', 'age-of-industry.flip.1'],
    words: {
      en: {
        title: 'Others work for you',
        text: 'Somebody has used a cube of yours. They pay you nothing, but once the last cube is gone the tile flips and pays you.',
      },
      de: {
        title: 'Andere arbeiten für dich',
        text: 'Jemand hat einen deiner Würfel verbraucht. Bezahlt wirst du dafür nicht, aber sobald der letzte Würfel weg ist, wird das Plättchen umgedreht und bringt dir Geld.',
      },
    },
  },
  {
    id: 'combined',
    cues: [
      { at: 'before', action: { kind: 'double' } },
      { at: 'from', round: 5, offers: 'double' },
    ],
    light: 'hand',
    rules: ['age-of-industry.combined.1', 'age-of-industry.combined.2'],
    words: {
      en: {
        title: 'No card for the place?',
        text: 'With both actions of a turn you may build any industry in any place, with any one card. The site must still take it.',
      },
      de: {
        title: 'Keine Karte für den Ort?',
        text: 'Mit beiden Aktionen eines Zuges und einer beliebigen Karte darfst du an jedem Ort jede Industrie bauen. Nur das Feld muss sie zulassen.',
      },
    },
  },
  {
    id: 'overbuild',
    cues: [
      { at: 'before', action: { kind: 'build', isOver: true } },
      { at: 'before', action: { kind: 'double', isOver: true } },
      { at: 'from', round: 8 },
    ],
    rules: ['age-of-industry.overbuild.1', 'age-of-industry.overbuild.2', 'age-of-industry.overbuild.5'],
    words: {
      en: {
        title: 'Overbuilding',
        text: 'You may build a tile over a lower one of yours, even of another industry if the site takes it. The old one leaves the game and counts no more.',
      },
      de: {
        title: 'Überbauen',
        text: 'Du darfst ein eigenes Plättchen mit einem höheren überbauen, auch mit einer anderen Industrie, wenn das Feld sie zulässt. Das alte ist aus dem Spiel und zählt nicht mehr.',
      },
    },
  },
  {
    id: 'count-rails',
    cues: [{ at: 'end' }],
    light: 'links',
    rules: ['age-of-industry.score.1', 'age-of-industry.score.2'],
    words: {
      en: {
        title: 'The count: rails',
        text: 'First, every rail pays you $2, and $1 more for each tile and each market at its two ends, whoever owns the tile.',
      },
      de: {
        title: 'Die Wertung: Eisenbahnstrecken',
        text: 'Zuerst bringt dir jede Eisenbahnstrecke $2 und dazu $1 für jedes Plättchen und jeden Markt an ihren beiden Enden, egal, wem das Plättchen gehört.',
      },
    },
  },
  {
    id: 'count-money',
    cues: [{ at: 'end' }],
    light: 'figures',
    rules: ['age-of-industry.score.3', 'age-of-industry.score.4', 'age-of-industry.score.6'],
    words: {
      en: {
        title: 'The count: money',
        text: 'Then loans are repaid, and every $5 you have left is a point. A loan that you cannot repay costs five.',
      },
      de: {
        title: 'Die Wertung: Geld',
        text: 'Dann werden Kredite zurückgezahlt, und von dem Geld, das dir bleibt, sind je $5 einen Punkt wert. Ein Kredit, den du nicht zurückzahlen kannst, kostet fünf Punkte.',
      },
    },
  },
  {
    id: 'count-tiles',
    cues: [{ at: 'end' }],
    light: 'tiles',
    rules: ['age-of-industry.score.5'],
    words: {
      en: {
        title: 'The count: tiles',
        text: 'Last, each of your tiles on the map gives as many points as its level, whether it has flipped or not.',
      },
      de: {
        title: 'Die Wertung: Plättchen',
        text: 'Zum Schluss bringt jedes deiner Plättchen auf dem Spielplan so viele Punkte wie seine Stufe, ob umgedreht oder nicht.',
      },
    },
  },
];
