import type { Idea } from '../idea.ts';

export const ideas: readonly Idea[] = [
  {
    id: 'aim',
    moment: { at: 'start' },
    rules: ['birmingham.intro.1', 'birmingham.score.1'],
    words: {
      en: {
        title: 'What it is about',
        text: 'You build mines, mills and breweries around Birmingham and join them by canals. A tile that has done its work flips over: it then brings income, and points at the end. Most points after ten rounds win.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Du baust rund um Birmingham Bergwerke, Spinnereien und Brauereien und verbindest sie mit Kanälen. Hat ein Plättchen seine Arbeit getan, dreht es sich um: Dann bringt es Einkommen und am Ende Punkte. Wer nach zehn Runden die meisten hat, gewinnt.',
      },
    },
  },
  {
    id: 'turn',
    moment: { at: 'start' },
    light: 'hand',
    rules: ['birmingham.turn.2', 'birmingham.turn.4', 'birmingham.turn.6'],
    words: {
      en: {
        title: 'Cards are time',
        text: 'These are your cards. Every action costs one of them. You have one action in this first round and two in every later one; then your hand is refilled, as long as the deck lasts.',
      },
      de: {
        title: 'Karten sind Zeit',
        text: 'Das sind deine Karten. Jede Aktion kostet eine davon. In dieser ersten Runde hast du eine Aktion, später immer zwei; danach ziehst du nach, solange der Stapel reicht.',
      },
    },
  },
  {
    id: 'build',
    moment: { at: 'suggests', action: { kind: 'build' } },
    light: 'move',
    rules: ['birmingham.card.2', 'birmingham.card.3', 'birmingham.build.6', 'birmingham.build.7'],
    words: {
      en: {
        title: 'Build',
        text: 'With a town’s card you build in that town. With an industry’s card you build that industry where you are present, or anywhere while the map has nothing of yours. The little pictures say what fits. In this era, a town takes one tile of yours.',
      },
      de: {
        title: 'Bauen',
        text: 'Mit der Karte einer Stadt baust du dort. Mit der einer Industrie baust du diese, wo du vertreten bist, oder irgendwo, solange nichts von dir auf dem Plan liegt. Die Bilder zeigen, was wohin passt. In dieser Epoche: ein Plättchen von dir je Stadt.',
      },
    },
  },
  {
    id: 'network',
    moment: { at: 'suggests', action: { kind: 'network' } },
    light: 'move',
    rules: ['birmingham.network.4', 'birmingham.network.6', 'birmingham.place.1', 'birmingham.era.2'],
    words: {
      en: {
        title: 'Canals',
        text: 'A canal costs £3 and any card, and must touch your network: places with a tile or canal of yours. It opens towns and carries coal. At the end it scores one or two points for each flipped tile at its two ends, and two for a merchant’s place.',
      },
      de: {
        title: 'Kanäle',
        text: 'Ein Kanal kostet £3 und eine beliebige Karte und muss dein Netz berühren: Orte mit Plättchen oder Kanälen von dir. Er erschließt Städte und trägt Kohle. Am Ende zählt er für jedes umgedrehte Plättchen an den Enden 1 oder 2 Punkte, für Händlerorte 2.',
      },
    },
  },
  {
    id: 'goods',
    moment: { at: 'suggests', action: { kind: 'build', isSold: true } },
    light: 'merchants',
    rules: ['birmingham.sell.1', 'birmingham.place.3'],
    words: {
      en: {
        title: 'Something to sell',
        text: 'Mills, manufacturers and potteries make goods. They bring nothing until you sell them to a merchant at the edge of the map who shows the same picture, and canals must lead there. Anybody’s canals will do.',
      },
      de: {
        title: 'Etwas zum Verkaufen',
        text: 'Spinnereien, Fabriken und Töpfereien stellen Waren her. Sie bringen erst etwas, wenn du sie an einen Händler am Rand verkaufst, der das gleiche Bild zeigt. Kanäle müssen dorthin führen, egal wessen.',
      },
    },
  },
  {
    id: 'beer',
    moment: { at: 'suggests', action: { kind: 'build', holds: 'beer' } },
    light: 'move',
    rules: ['birmingham.beer.1', 'birmingham.beer.2', 'birmingham.beer.3'],
    words: {
      en: {
        title: 'Beer',
        text: 'Nearly every sale costs a beer. A merchant has a barrel of his own, but only one. Your own breweries deliver anywhere; those of others only over canals. So a brewery is the first half of a sale.',
      },
      de: {
        title: 'Bier',
        text: 'Fast jeder Verkauf kostet ein Bier. Ein Händler hat selbst ein Fass, aber nur eins. Deine eigenen Brauereien liefern überallhin, fremde nur über Kanäle. Eine Brauerei ist also schon der halbe Verkauf.',
      },
    },
  },
  {
    id: 'sell',
    moment: { at: 'suggests', action: { kind: 'sell' } },
    light: 'move',
    rules: ['birmingham.sell.2', 'birmingham.sell.4', 'birmingham.beer.4'],
    words: {
      en: {
        title: 'Sell',
        text: 'Everything is ready: goods, a way to the merchant, and beer. One action may sell several tiles. The barrel beside the merchant works too, and brings a bonus.',
      },
      de: {
        title: 'Verkaufen',
        text: 'Alles ist bereit: Ware, ein Weg zum Händler und Bier. Eine Aktion darf mehrere Plättchen verkaufen. Auch das Fass beim Händler geht und bringt einen Bonus.',
      },
    },
  },
  {
    id: 'iron',
    moment: { at: 'suggests', action: { kind: 'build', holds: 'iron' } },
    light: 'iron',
    rules: ['birmingham.iron.1', 'birmingham.market.4'],
    words: {
      en: {
        title: 'Iron',
        text: 'Iron does not have to be connected: any iron works serves everybody, free of charge. A new iron works first fills the gaps of the market, and you are paid for it at once.',
      },
      de: {
        title: 'Eisen',
        text: 'Eisen braucht keine Verbindung: Jede Eisenhütte versorgt alle, kostenlos. Eine neue Hütte füllt zuerst die Lücken im Markt, und du bekommst sofort Geld dafür.',
      },
    },
  },
  {
    id: 'coal',
    moment: { at: 'suggests', action: { kind: 'build', needs: 'coal' } },
    light: 'coal',
    rules: ['birmingham.coal.1', 'birmingham.coal.3', 'birmingham.coal.4'],
    words: {
      en: {
        title: 'Coal',
        text: 'Coal travels over canals, from the nearest mine that has some, free of charge. If none is connected, it is bought at the market, and for that your site must be connected to a merchant’s place.',
      },
      de: {
        title: 'Kohle',
        text: 'Kohle reist über Kanäle, aus dem nächsten Bergwerk, das noch welche hat, kostenlos. Ist keins angeschlossen, kaufst du sie am Markt. Dafür muss dein Feld mit dem Ort eines Händlers verbunden sein.',
      },
    },
  },
  {
    id: 'loan',
    moment: { at: 'suggests', action: { kind: 'loan' } },
    light: 'figures',
    rules: ['birmingham.loan.1', 'birmingham.loan.3'],
    words: {
      en: {
        title: 'Borrow',
        text: 'A loan brings £30 at once and lowers your income by £3 a round. You never pay it back. Money that builds something early is worth more than the income it costs.',
      },
      de: {
        title: 'Leihen',
        text: 'Ein Kredit bringt sofort £30 und senkt dein Einkommen um £3 je Runde. Zurückgezahlt wird er nie. Geld, mit dem du früh baust, ist mehr wert als das Einkommen, das es kostet.',
      },
    },
  },
  {
    id: 'develop',
    moment: { at: 'suggests', action: { kind: 'develop' } },
    light: 'mat',
    rules: ['birmingham.develop.1', 'birmingham.develop.3', 'birmingham.build.3'],
    words: {
      en: {
        title: 'Develop',
        text: 'You always build the lowest tile you have left. Developing throws away one or two low tiles for an iron each, so that better ones come up. In this short game, tiles of level II are counted twice at the end.',
      },
      de: {
        title: 'Entwickeln',
        text: 'Du baust immer dein niedrigstes Plättchen. Entwickeln wirft ein oder zwei niedrige für je ein Eisen weg, damit bessere drankommen. In dieser kurzen Partie zählt Stufe II am Ende doppelt.',
      },
    },
  },
  {
    id: 'flip',
    moment: { at: 'happened', event: { event: 'flipped', by: 'learner' } },
    light: 'event',
    rules: ['birmingham.flip.1', 'birmingham.flip.2', 'birmingham.flip.3'],
    words: {
      en: {
        title: 'It has flipped',
        text: 'Your tile has turned over: its goods are sold, or its last cube is gone. Only now does it raise your income, and only flipped tiles score. Under your points you see what you would have if the game ended now.',
      },
      de: {
        title: 'Umgedreht',
        text: 'Dein Plättchen hat sich umgedreht: Seine Ware ist verkauft oder sein letzter Würfel weg. Erst jetzt steigt dein Einkommen, und nur umgedrehte Plättchen zählen. Unter deinen Punkten steht, was du hättest, wenn jetzt Schluss wäre.',
      },
    },
  },
  {
    id: 'order',
    moment: { at: 'happened', event: { event: 'reordered' } },
    light: 'order',
    rules: ['birmingham.order.1'],
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
    id: 'income',
    moment: { at: 'happened', event: { event: 'earned', by: 'learner' } },
    light: 'figures',
    rules: ['birmingham.income.1'],
    words: {
      en: {
        title: 'Income',
        text: 'After every round you are paid your income in pounds: the number beside the wreath. Flipped tiles raise it by small steps, two or three to a pound. Below zero, you pay. Early income is paid many times.',
      },
      de: {
        title: 'Einkommen',
        text: 'Nach jeder Runde bekommst du dein Einkommen in Pfund: die Zahl neben dem Kranz. Umgedrehte Plättchen erhöhen es in kleinen Schritten, zwei oder drei je Pfund. Unter null zahlst du. Frühes Einkommen kommt viele Male.',
      },
    },
  },
  {
    id: 'used',
    moment: { at: 'happened', event: { event: 'took', by: 'others', toOwnTile: true } },
    light: 'event',
    rules: ['birmingham.coal.1', 'birmingham.flip.2'],
    words: {
      en: {
        title: 'Others work for you',
        text: 'Somebody has used what lay on your tile. They pay you nothing, and you are glad all the same: the sooner it is empty, the sooner it flips.',
      },
      de: {
        title: 'Andere arbeiten für dich',
        text: 'Jemand hat etwas von deinem Plättchen verbraucht. Du bekommst kein Geld dafür und freust dich trotzdem: Je früher es leer ist, desto früher dreht es sich um.',
      },
    },
  },
  {
    id: 'scout',
    moment: { at: 'from', round: 6, offers: 'scout' },
    light: 'hand',
    rules: ['birmingham.scout.1'],
    words: {
      en: {
        title: 'Bad cards?',
        text: 'If none of your cards fits, scouting helps: give three cards and take two wild ones, which stand for any town and any industry. You do not need it now.',
      },
      de: {
        title: 'Schlechte Karten?',
        text: 'Wenn keine Karte passt, hilft Erkunden: Gib drei Karten ab und nimm zwei Joker, die für jede Stadt und jede Industrie stehen. Gerade brauchst du es nicht.',
      },
    },
  },
  {
    id: 'last-rounds',
    moment: { at: 'from', round: 8 },
    light: 'figures',
    rules: ['birmingham.intro.3', 'birmingham.intro.4', 'birmingham.intro.5'],
    words: {
      en: {
        title: 'The end is near',
        text: 'Three rounds are left. Build nothing now that you cannot flip any more. Canals between flipped tiles score, and in this short game every £4 you have and every £1 of income are a point too.',
      },
      de: {
        title: 'Bald ist Schluss',
        text: 'Noch drei Runden. Bau jetzt nichts mehr, was sich nicht mehr umdrehen lässt. Kanäle zwischen umgedrehten Plättchen bringen Punkte, und in diesem kurzen Spiel zählen auch je £4 und jedes Pfund Einkommen einen Punkt.',
      },
    },
  },
  {
    id: 'count-links',
    moment: { at: 'end' },
    light: 'links',
    rules: ['birmingham.era.2', 'birmingham.era.3'],
    words: {
      en: {
        title: 'The count: canals',
        text: 'First, each canal scores what stands at its two ends: two for a merchant place, one or two for every flipped tile, whoever owns it.',
      },
      de: {
        title: 'Die Wertung: Kanäle',
        text: 'Zuerst zählt jeder Kanal, was an seinen beiden Enden liegt: zwei für einen Händlerort, eins oder zwei für jedes umgedrehte Plättchen, egal wem es gehört.',
      },
    },
  },
  {
    id: 'count-tiles',
    moment: { at: 'end' },
    light: 'tiles',
    rules: ['birmingham.era.5', 'birmingham.intro.5'],
    words: {
      en: {
        title: 'The count: tiles',
        text: 'Then your flipped tiles score the points printed on them. What has not flipped scores nothing. In the short game, level II and higher score once more.',
      },
      de: {
        title: 'Die Wertung: Plättchen',
        text: 'Dann zählen deine umgedrehten Plättchen die aufgedruckten Punkte. Was sich nicht umgedreht hat, zählt nichts. Im kurzen Spiel zählt ab Stufe II alles noch einmal.',
      },
    },
  },
  {
    id: 'count-money',
    moment: { at: 'end' },
    light: 'figures',
    rules: ['birmingham.intro.3', 'birmingham.intro.4'],
    words: {
      en: {
        title: 'The count: money',
        text: 'Then, in the short game only, every £4 in your purse is a point, fifteen at most, and so is every £1 of your income.',
      },
      de: {
        title: 'Die Wertung: Geld',
        text: 'Dann, nur im kurzen Spiel, sind je £4 in deiner Kasse ein Punkt, höchstens fünfzehn, und jedes Pfund deines Einkommens auch.',
      },
    },
  },
  {
    id: 'second-era',
    moment: { at: 'end' },
    rules: ['birmingham.era.4', 'birmingham.era.6', 'birmingham.network.7', 'birmingham.score.2'],
    words: {
      en: {
        title: 'The whole game goes on here',
        text: 'In the whole game a second era follows. Canals and all tiles of level I leave the map, railways take their place and burn coal, and what stays scores again. Money and income count nothing there.',
      },
      de: {
        title: 'Das ganze Spiel geht hier weiter',
        text: 'Im ganzen Spiel folgt eine zweite Epoche. Kanäle und alle Plättchen der Stufe I verlassen den Plan, Schienen ersetzen sie und kosten Kohle, und was bleibt, zählt noch einmal. Geld und Einkommen zählen dort nichts.',
      },
    },
  },
];
