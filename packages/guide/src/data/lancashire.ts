import type { Idea } from '../idea.ts';

export const ideas: readonly Idea[] = [
  {
    id: 'aim',
    cues: [{ at: 'start' }],
    rules: ['lancashire.intro.1', 'lancashire.intro.3', 'lancashire.intro.4', 'lancashire.score.2'],
    words: {
      en: {
        title: 'What it is about',
        text: 'You build mills, ports, mines and canals. Once used or sold, tiles flip over, for income and points. In this short game money and income count, too. Most points win.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Du baust Spinnereien, Häfen, Bergwerke und Kanäle. Benutzte oder verkaufte Plättchen werden umgedreht und bringen Einkommen und Punkte. In dieser Partie zählen auch Geld und Einkommen. Wer die meisten Punkte hat, gewinnt.',
      },
    },
  },
  {
    id: 'turn',
    cues: [{ at: 'start' }],
    light: 'hand',
    piece: 'card',
    rules: ['lancashire.turn.2', 'lancashire.turn.4', 'lancashire.turn.6'],
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
      { at: 'before', action: { kind: 'double' } },
      { at: 'suggests', action: { kind: 'build' } },
      { at: 'from', round: 2 },
    ],
    light: 'move',
    piece: 'tile',
    rules: ['lancashire.card.2', 'lancashire.build.1', 'lancashire.build.5'],
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
    rules: ['lancashire.order.1'],
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
    rules: ['lancashire.build.6'],
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
    rules: ['lancashire.network.4', 'lancashire.network.6', 'lancashire.era.2', 'lancashire.era.3'],
    words: {
      en: {
        title: 'Network: canals',
        text: 'A canal costs £3 and must touch your tiles or links. It carries everybody’s coal and cotton. At the end it scores for flipped tiles and outside places (like Yorkshire) at its ends.',
      },
      de: {
        title: 'Verbinden: Kanäle',
        text: 'Ein Kanal kostet £3 und muss an deine Plättchen oder Verbindungen anschließen. Alle dürfen darüber Kohle und Baumwolle befördern. Am Ende zählen umgedrehte Plättchen und Orte am Rand (wie Yorkshire) an seinen Enden.',
      },
    },
  },
  {
    id: 'cotton',
    cues: [
      { at: 'before', action: { kind: 'sell' } },
      { at: 'mentions', what: 'buyer' },
      { at: 'mentions', what: 'nearer' },
      { at: 'suggests', action: { kind: 'build', isSold: true } },
      { at: 'happened', event: { event: 'built', by: 'learner', isSold: true } },
      { at: 'from', round: 3 },
    ],
    light: 'move',
    rules: ['lancashire.sell.1', 'lancashire.sell.2', 'lancashire.flip.1'],
    words: {
      en: {
        title: 'Cotton',
        text: 'A cotton mill gives you nothing until its cotton is sold: through a port that has not flipped, if links lead to one, or to the distant market.',
      },
      de: {
        title: 'Baumwolle',
        text: 'Eine Spinnerei bringt dir nichts, bis ihre Baumwolle verkauft ist: über einen noch nicht umgedrehten Hafen, zu dem Verbindungen führen, oder auf dem Baumwollmarkt.',
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
    rules: ['lancashire.port.2', 'lancashire.sell.3', 'lancashire.flip.1'],
    words: {
      en: {
        title: 'Ports',
        text: 'A port flips together with the mill that sells through it. Anybody may use yours, and you may use theirs: each time, both owners gain.',
      },
      de: {
        title: 'Häfen',
        text: 'Ein Hafen wird zusammen mit der Spinnerei umgedreht, die über ihn verkauft wird. Alle dürfen deinen benutzen und du die der anderen: Jedes Mal haben beide etwas davon.',
      },
    },
  },
  {
    id: 'sell',
    cues: [
      { at: 'suggests', action: { kind: 'sell' } },
      { at: 'from', round: 7 },
    ],
    light: 'move',
    rules: ['lancashire.sell.1', 'lancashire.sell.2', 'lancashire.sell.4'],
    words: {
      en: {
        title: 'Sell',
        text: 'One action may sell as many of your mills as you can, each through a port that has not flipped or to the distant market, whichever you like and can reach.',
      },
      de: {
        title: 'Verkaufen',
        text: 'Mit einer Aktion darfst du so viele deiner Spinnereien verkaufen, wie du kannst: jede über einen noch nicht umgedrehten Hafen oder auf dem Baumwollmarkt, je nachdem, was du willst und erreichst.',
      },
    },
  },
  {
    id: 'distant',
    cues: [
      { at: 'suggests', action: { kind: 'sell', isAbroad: true } },
      { at: 'happened', event: { event: 'exported', by: 'learner' } },
      { at: 'from', round: 7 },
    ],
    light: 'move',
    rules: ['lancashire.distant.5', 'lancashire.distant.6', 'lancashire.distant.7', 'lancashire.distant.8'],
    words: {
      en: {
        title: 'The distant market',
        text: 'Each sale there draws a tile that moves the market’s marker one to four spaces. The number there is extra income. Past the last one the market closes, and nothing is sold.',
      },
      de: {
        title: 'Der Baumwollmarkt',
        text: 'Bei jedem Verkauf dort rückt ein gezogenes Plättchen den Marker ein bis vier Felder vor. Die Zahl dort bekommst du als Einkommen dazu. Hinter der letzten schließt der Markt, und nichts ist verkauft.',
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
    rules: ['lancashire.card.3', 'lancashire.place.5', 'lancashire.card.4'],
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
    id: 'coal',
    cues: [
      { at: 'uses', cargo: 'coal' },
      { at: 'happened', event: { event: 'took', by: 'learner', cargo: 'coal' } },
      { at: 'happened', event: { event: 'bought', by: 'learner', cargo: 'coal' } },
      { at: 'from', round: 5 },
    ],
    light: 'coal',
    rules: ['lancashire.coal.1', 'lancashire.coal.3', 'lancashire.coal.4', 'lancashire.place.4'],
    words: {
      en: {
        title: 'Coal',
        text: 'Coal comes free from the nearest mine that links lead to. If none has any, you buy it at the market; then links must lead to a port, The Midlands, Yorkshire or Scotland.',
      },
      de: {
        title: 'Kohle',
        text: 'Kohle kommt kostenlos aus dem nächsten Bergwerk, zu dem Verbindungen führen. Hat keines mehr welche, kaufst du sie vom Markt; dann müssen Verbindungen zu einem Hafen, in die Midlands, nach Yorkshire oder Schottland führen.',
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
    rules: ['lancashire.iron.1', 'lancashire.iron.2'],
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
    rules: ['lancashire.market.4', 'lancashire.market.6'],
    words: {
      en: {
        title: 'Selling to the market',
        text: 'If the market has room, a new iron works sells iron there at once for money. So does a coal mine with links to a port, The Midlands, Yorkshire or Scotland.',
      },
      de: {
        title: 'Verkauf an den Markt',
        text: 'Hat der Markt Platz, verkauft ihm eine neue Eisenhütte sofort Eisen, und du wirst bezahlt. Ebenso ein Kohlebergwerk mit Verbindungen zu einem Hafen, in die Midlands, nach Yorkshire oder Schottland.',
      },
    },
  },
  {
    id: 'flip',
    cues: [{ at: 'happened', event: { event: 'flipped', by: 'learner' } }],
    light: 'event',
    rules: [
      'lancashire.flip.1',
      'lancashire.flip.2',
      'lancashire.flip.3',
      'lancashire.intro.3',
      'lancashire.intro.4',
      'lancashire.intro.5',
    ],
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
    rules: ['lancashire.coal.1', 'lancashire.flip.2'],
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
    rules: ['lancashire.income.1'],
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
    rules: ['lancashire.loan.1', 'lancashire.loan.4'],
    words: {
      en: {
        title: 'Loan',
        text: 'A loan brings up to £30 at once and lowers your income by £1 a round for each £10. You never pay it back. Early in a game it often pays.',
      },
      de: {
        title: 'Kredit',
        text: 'Ein Kredit bringt sofort bis zu £30 und senkt dein Einkommen für je £10 um £1 pro Runde. Zurückzahlen musst du ihn nie. Früh in der Partie lohnt er sich oft.',
      },
    },
  },
  {
    id: 'double',
    cues: [
      { at: 'before', action: { kind: 'double' } },
      { at: 'from', round: 4, offers: 'double' },
    ],
    light: 'hand',
    rules: ['lancashire.double.1', 'lancashire.double.3'],
    words: {
      en: {
        title: 'No card for the place?',
        text: 'Any two cards together let you build in any town. That takes both actions of a turn.',
      },
      de: {
        title: 'Keine Karte für den Ort?',
        text: 'Mit zwei beliebigen Karten zusammen darfst du in jeder Stadt bauen. Das kostet beide Aktionen deines Zuges.',
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
    rules: ['lancashire.develop.1', 'lancashire.develop.3', 'lancashire.build.3'],
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
    rules: ['lancashire.intro.6'],
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
    id: 'shipyards',
    cues: [
      { at: 'mentions', what: 'locked' },
      { at: 'mentions', what: 'unlocked' },
      { at: 'from', round: 6 },
    ],
    era: 0,
    light: 'mat',
    rules: ['lancashire.shipyard.1', 'lancashire.shipyard.2', 'lancashire.shipyard.3'],
    words: {
      en: {
        title: 'Shipyards',
        text: 'Your mat begins with two shipyards that cannot be built; developing clears them away. The next one flips as soon as it is built, and scores 10 points.',
      },
      de: {
        title: 'Werften',
        text: 'Auf deinem Tableau liegen zuerst zwei Werften, die sich nicht bauen lassen; du entfernst sie durch Entwickeln. Die nächste wird schon beim Bauen umgedreht und bringt 10 Punkte.',
      },
    },
  },
  {
    id: 'overbuild',
    cues: [
      { at: 'before', action: { kind: 'build', isOver: true } },
      { at: 'before', action: { kind: 'double', isOver: true } },
      { at: 'from', round: 7 },
    ],
    rules: ['lancashire.overbuild.1', 'lancashire.overbuild.2', 'lancashire.overbuild.3'],
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
    rules: ['lancashire.intro.3', 'lancashire.intro.4', 'lancashire.intro.5'],
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
    rules: ['lancashire.era.2', 'lancashire.era.3'],
    words: {
      en: {
        title: 'The count: canals',
        text: 'First, each canal scores what stands at its two ends: one point for every flipped tile, whoever owns it, and two for a place at the edge of the map.',
      },
      de: {
        title: 'Die Wertung: Kanäle',
        text: 'Zuerst bringt jeder Kanal Punkte für das, was an seinen beiden Enden liegt: einen für jedes umgedrehte Plättchen, egal, wem es gehört, und zwei für einen Ort am Rand.',
      },
    },
  },
  {
    id: 'count-tiles',
    cues: [{ at: 'end' }],
    light: 'tiles',
    rules: ['lancashire.era.5', 'lancashire.intro.6'],
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
    rules: ['lancashire.intro.4', 'lancashire.intro.5'],
    words: {
      en: {
        title: 'The count: money',
        text: 'Last, in the short game, every £4 you have is a point, fifteen at most, and so is every £1 of your income.',
      },
      de: {
        title: 'Die Wertung: Geld',
        text: 'Zum Schluss gibt es in der kurzen Partie für je £4 Bargeld einen Punkt, höchstens fünfzehn, und für je £1 Einkommen noch einen.',
      },
    },
  },
  {
    id: 'second-era',
    cues: [{ at: 'end' }],
    rules: ['lancashire.era.4', 'lancashire.era.6', 'lancashire.network.8', 'lancashire.score.1'],
    words: {
      en: {
        title: 'What the whole game adds',
        text: 'There, canals and level I tiles now leave the map, and a second era follows, with railways that burn coal. What stays scores again. Every £10 is a point.',
      },
      de: {
        title: 'Was im ganzen Spiel folgt',
        text: 'Dort verschwinden jetzt Kanäle und Plättchen der Stufe I, und es folgt eine zweite Epoche mit Eisenbahnstrecken, die Kohle kosten. Was bleibt, zählt noch einmal. Je £10 bringen einen Punkt.',
      },
    },
  },
];
