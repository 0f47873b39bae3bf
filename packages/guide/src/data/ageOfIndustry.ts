import type { Idea } from '../idea.ts';

export const ideas: readonly Idea[] = [
  {
    id: 'aim',
    moment: { at: 'start' },
    rules: ['age-of-industry.score.7', 'age-of-industry.flip.2'],
    words: {
      en: {
        title: 'What it is about',
        text: 'You build mines, mills and ports in Germany and join them by rail. A tile that has done its work flips over and pays you. At the end every $5 is a point, and every tile counts too; most points win.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Du baust in Deutschland Bergwerke, Spinnereien und Häfen und verbindest sie mit Bahnen. Hat ein Plättchen seine Arbeit getan, dreht es sich um und bringt dir Geld. Am Ende sind je $5 ein Punkt, und jedes Plättchen zählt auch; die meisten Punkte gewinnen.',
      },
    },
  },
  {
    id: 'turn',
    moment: { at: 'start' },
    light: 'hand',
    rules: ['age-of-industry.turn.2', 'age-of-industry.turn.4', 'age-of-industry.draw.5'],
    words: {
      en: {
        title: 'Your cards',
        text: 'You have one action in this first round and two in every later one. Building costs a card; laying rails, selling and drawing cost none. Your hand is not refilled by itself.',
      },
      de: {
        title: 'Deine Karten',
        text: 'In dieser ersten Runde hast du eine Aktion, später immer zwei. Bauen kostet eine Karte; Bahnen legen, verkaufen und ziehen kosten keine. Deine Hand füllt sich nicht von selbst.',
      },
    },
  },
  {
    id: 'build',
    moment: { at: 'suggests', action: { kind: 'build' } },
    light: 'move',
    rules: ['age-of-industry.card.7', 'age-of-industry.card.2', 'age-of-industry.card.6'],
    words: {
      en: {
        title: 'Build',
        text: 'A colour card builds anything in a place of that colour. A card with an industry builds that industry where your rails lead; only your first tile may stand anywhere.',
      },
      de: {
        title: 'Bauen',
        text: 'Mit einer Farbkarte baust du irgendetwas an einem Ort dieser Farbe. Mit der Karte einer Industrie baust du diese Industrie dort, wohin deine Bahnen führen; nur dein erstes Plättchen darf überall liegen.',
      },
    },
  },
  {
    id: 'rail',
    moment: { at: 'suggests', action: { kind: 'network' } },
    light: 'move',
    rules: ['age-of-industry.rail.2', 'age-of-industry.rail.3', 'age-of-industry.rail.4'],
    words: {
      en: {
        title: 'Rails',
        text: 'A rail continues from your tiles or rails. Your first one costs only $1, each later one also a coal and an iron. Everything travels by rail, and rails pay at the end.',
      },
      de: {
        title: 'Bahnen',
        text: 'Eine Bahn schließt an deine Plättchen oder Bahnen an. Die erste kostet nur $1, jede weitere auch eine Kohle und ein Eisen. Alles reist auf Bahnen, und am Ende bringen sie Geld.',
      },
    },
  },
  {
    id: 'goods',
    moment: { at: 'suggests', action: { kind: 'build', isSold: true } },
    light: 'merchants',
    rules: ['age-of-industry.sell.1', 'age-of-industry.market.1', 'age-of-industry.market.2'],
    words: {
      en: {
        title: 'Something to sell',
        text: 'Mills and factories pay most, once they are sold: to a port, or to a market that shows the same goods. Rails must lead there, anybody’s. Each takes one sale only, so hurry.',
      },
      de: {
        title: 'Etwas zum Verkaufen',
        text: 'Spinnereien und Fabriken bringen am meisten, sobald sie verkauft sind: an einen Hafen oder an einen Markt, der die gleiche Ware zeigt. Bahnen müssen dorthin führen, egal wessen. Jeder nimmt nur einen Verkauf an, also beeil dich.',
      },
    },
  },
  {
    id: 'port',
    moment: { at: 'suggests', action: { kind: 'build', isPort: true } },
    light: 'move',
    rules: ['age-of-industry.port.2', 'age-of-industry.port.3', 'age-of-industry.demand.2'],
    words: {
      en: {
        title: 'Ports',
        text: 'A port takes one sale, anybody’s, and pays its owner for it. It also opens the way to the coal and iron for sale beside the map.',
      },
      de: {
        title: 'Häfen',
        text: 'Ein Hafen nimmt einen Verkauf an, egal von wem, und bringt dann seinem Besitzer Geld. Außerdem öffnet er den Weg zu der Kohle und dem Eisen, die neben dem Plan zu kaufen sind.',
      },
    },
  },
  {
    id: 'sell',
    moment: { at: 'suggests', action: { kind: 'sell' } },
    light: 'move',
    rules: ['age-of-industry.sell.3', 'age-of-industry.sell.4'],
    words: {
      en: {
        title: 'Sell',
        text: 'Your goods have found a way. One action may sell as many tiles as you can. Each flips and pays at once, and so does the port for its owner.',
      },
      de: {
        title: 'Verkaufen',
        text: 'Deine Ware hat einen Weg gefunden. Eine Aktion darf so viele Plättchen verkaufen, wie du kannst. Jedes dreht sich um und bringt sofort Geld, der Hafen seinem Besitzer auch.',
      },
    },
  },
  {
    id: 'coal',
    moment: { at: 'suggests', action: { kind: 'build', needs: 'coal' } },
    light: 'coal',
    rules: ['age-of-industry.carry.1', 'age-of-industry.carry.4', 'age-of-industry.demand.3'],
    words: {
      en: {
        title: 'Coal and iron',
        text: 'Coal and iron travel by rail from the nearest mine or works that has some, free of charge. If none is connected, you buy beside the map, and for that a port must be connected.',
      },
      de: {
        title: 'Kohle und Eisen',
        text: 'Kohle und Eisen reisen auf Bahnen, vom nächsten Bergwerk oder der nächsten Hütte mit Vorrat, kostenlos. Ist nichts angeschlossen, kaufst du neben dem Plan; dafür muss ein Hafen angeschlossen sein.',
      },
    },
  },
  {
    id: 'draw',
    moment: { at: 'suggests', action: { kind: 'draw' } },
    light: 'hand',
    rules: ['age-of-industry.draw.1', 'age-of-industry.draw.3', 'age-of-industry.end.1'],
    words: {
      en: {
        title: 'Draw cards',
        text: 'Cards come only by an action: two, from the open ones or from the deck. When the deck is empty and somebody has no card left, the game ends.',
      },
      de: {
        title: 'Karten ziehen',
        text: 'Karten gibt es nur mit einer Aktion: zwei, von den offenen oder vom Stapel. Ist der Stapel leer und hat jemand keine Karte mehr, endet das Spiel.',
      },
    },
  },
  {
    id: 'develop',
    moment: { at: 'suggests', action: { kind: 'remove' } },
    light: 'mat',
    rules: ['age-of-industry.develop.1', 'age-of-industry.develop.3', 'age-of-industry.build.2'],
    words: {
      en: {
        title: 'Develop',
        text: 'You always build the lowest tile of an industry. Developing takes any tile off your mat for a card, so that a better one comes up. Factories begin with two that cannot be built at all.',
      },
      de: {
        title: 'Entwickeln',
        text: 'Du baust immer das niedrigste Plättchen einer Industrie. Entwickeln nimmt für eine Karte ein Plättchen von deinem Tableau, damit ein besseres drankommt. Bei den Fabriken lassen sich die ersten zwei gar nicht bauen.',
      },
    },
  },
  {
    id: 'flip',
    moment: { at: 'happened', event: { event: 'flipped', by: 'learner' } },
    light: 'event',
    rules: ['age-of-industry.flip.1', 'age-of-industry.flip.2'],
    words: {
      en: {
        title: 'It has flipped',
        text: 'Your tile has turned over: its goods are sold, or its last cube is gone. You were paid at once, even if somebody else took that cube. That is what you work for.',
      },
      de: {
        title: 'Umgedreht',
        text: 'Dein Plättchen hat sich umgedreht: Seine Ware ist verkauft oder sein letzter Würfel weg. Du hast sofort Geld bekommen, auch wenn jemand anderes den Würfel nahm. Darum geht es.',
      },
    },
  },
  {
    id: 'loan',
    moment: { at: 'happened', event: { event: 'lent', by: 'learner' } },
    light: 'figures',
    rules: ['age-of-industry.loan.1', 'age-of-industry.loan.2', 'age-of-industry.loan.3'],
    words: {
      en: {
        title: 'On credit',
        text: 'You had too little money, so the bank lent you $10 by itself. You can always afford what you want. Repay whenever you have $10; that takes no action.',
      },
      de: {
        title: 'Auf Kredit',
        text: 'Dein Geld reichte nicht, also hat dir die Bank von selbst $10 geliehen. Du kannst dir immer leisten, was du willst. Zurückzahlen darfst du, sobald du $10 hast; das kostet keine Aktion.',
      },
    },
  },
  {
    id: 'interest',
    moment: { at: 'happened', event: { event: 'interestPaid', by: 'learner' } },
    light: 'figures',
    rules: ['age-of-industry.interest.1', 'age-of-industry.interest.3'],
    words: {
      en: {
        title: 'Interest',
        text: 'After every round each loan costs you $1. That is cheap as long as the money builds something that pays more.',
      },
      de: {
        title: 'Zinsen',
        text: 'Nach jeder Runde kostet dich jeder Kredit $1. Das ist billig, solange du mit dem Geld etwas baust, das mehr bringt.',
      },
    },
  },
  {
    id: 'order',
    moment: { at: 'happened', event: { event: 'reordered' } },
    light: 'order',
    rules: ['age-of-industry.order.1'],
    words: {
      en: {
        title: 'Who goes first',
        text: 'After every round, whoever spent least in it goes first in the next. It can be worth being thrifty before something you must not miss.',
      },
      de: {
        title: 'Wer zuerst dran ist',
        text: 'Nach jeder Runde gilt: Wer in ihr am wenigsten ausgegeben hat, beginnt die nächste. Vor etwas, das du nicht verpassen darfst, lohnt sich Sparen.',
      },
    },
  },
  {
    id: 'used',
    moment: { at: 'happened', event: { event: 'took', by: 'others', toOwnTile: true } },
    light: 'event',
    rules: ['age-of-industry.carry.1', 'age-of-industry.flip.1'],
    words: {
      en: {
        title: 'Others work for you',
        text: 'Somebody has used a cube of yours. They pay you nothing, and you are glad all the same: the sooner the tile is empty, the sooner it flips and pays.',
      },
      de: {
        title: 'Andere arbeiten für dich',
        text: 'Jemand hat einen Würfel von dir verbraucht. Du bekommst nichts dafür und freust dich trotzdem: Je früher das Plättchen leer ist, desto früher dreht es sich um und bringt Geld.',
      },
    },
  },
  {
    id: 'combined',
    moment: { at: 'from', round: 5, offers: 'double' },
    light: 'hand',
    rules: ['age-of-industry.combined.1', 'age-of-industry.combined.2'],
    words: {
      en: {
        title: 'No card for the place?',
        text: 'With both actions of a turn you may build anything anywhere with any one card. Good to know, though you need not do it now.',
      },
      de: {
        title: 'Keine Karte für den Ort?',
        text: 'Mit beiden Aktionen eines Zuges darfst du mit einer beliebigen Karte alles überall bauen. Gut zu wissen, auch wenn du es jetzt nicht tun musst.',
      },
    },
  },
  {
    id: 'count-rails',
    moment: { at: 'end' },
    light: 'links',
    rules: ['age-of-industry.score.1', 'age-of-industry.score.2'],
    words: {
      en: {
        title: 'The count: rails',
        text: 'First, every rail pays you $2, and $1 more for each tile and each market at its two ends, whoever owns the tile.',
      },
      de: {
        title: 'Die Wertung: Bahnen',
        text: 'Zuerst bringt dir jede Bahn $2 und je $1 für jedes Plättchen und jeden Markt an ihren beiden Enden, egal wem das Plättchen gehört.',
      },
    },
  },
  {
    id: 'count-money',
    moment: { at: 'end' },
    light: 'figures',
    rules: ['age-of-industry.score.3', 'age-of-industry.score.4', 'age-of-industry.score.6'],
    words: {
      en: {
        title: 'The count: money',
        text: 'Then loans are repaid, and every $5 you have left is a point. A loan that you cannot repay costs five.',
      },
      de: {
        title: 'Die Wertung: Geld',
        text: 'Dann werden Kredite zurückgezahlt, und je $5, die dir bleiben, sind ein Punkt. Ein Kredit, den du nicht zurückzahlen kannst, kostet fünf.',
      },
    },
  },
  {
    id: 'count-tiles',
    moment: { at: 'end' },
    light: 'tiles',
    rules: ['age-of-industry.score.5'],
    words: {
      en: {
        title: 'The count: tiles',
        text: 'Last, each of your tiles on the map gives as many points as its level, whether it has flipped or not.',
      },
      de: {
        title: 'Die Wertung: Plättchen',
        text: 'Zuletzt gibt jedes deiner Plättchen auf dem Plan so viele Punkte, wie seine Stufe zählt, umgedreht oder nicht.',
      },
    },
  },
];
