import type { Idea } from '../idea.ts';

export const ideas: readonly Idea[] = [
  {
    id: 'aim',
    moment: { at: 'start' },
    rules: ['lancashire.intro.1', 'lancashire.score.2'],
    words: {
      en: {
        title: 'What it is about',
        text: 'You build cotton mills, ports and mines in Lancashire and join them by canals. A tile that has done its work flips over: it then brings income, and points at the end. Most points after ten rounds win.',
      },
      de: {
        title: 'Worum es geht',
        text: 'Du baust in Lancashire Spinnereien, Häfen und Bergwerke und verbindest sie mit Kanälen. Hat ein Plättchen seine Arbeit getan, dreht es sich um: Dann bringt es Einkommen und am Ende Punkte. Wer nach zehn Runden die meisten hat, gewinnt.',
      },
    },
  },
  {
    id: 'turn',
    moment: { at: 'start' },
    light: 'hand',
    rules: ['lancashire.turn.2', 'lancashire.turn.4', 'lancashire.turn.6'],
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
    rules: ['lancashire.card.2', 'lancashire.card.3', 'lancashire.card.4'],
    words: {
      en: {
        title: 'Build',
        text: 'A card with a town lets you build in that town, one with an industry wherever you are already present. From the second round on, two cards and your whole turn let you build anywhere. Little pictures on the map say what fits on a site.',
      },
      de: {
        title: 'Bauen',
        text: 'Mit der Karte einer Stadt baust du dort, mit der einer Industrie überall, wo du schon vertreten bist. Ab Runde zwei baust du mit zwei Karten und deinem ganzen Zug irgendwo. Kleine Bilder auf dem Plan zeigen, was auf ein Feld passt.',
      },
    },
  },
  {
    id: 'network',
    moment: { at: 'suggests', action: { kind: 'network' } },
    light: 'move',
    rules: ['lancashire.network.4', 'lancashire.network.6', 'lancashire.place.5', 'lancashire.era.3'],
    words: {
      en: {
        title: 'Canals',
        text: 'A canal costs £3 and any card, and must touch your network: the places where you have a tile or a canal. It opens towns and carries coal and cotton. In the end it scores 1 point for each flipped tile at its two ends, and 2 for an end at the edge of the map.',
      },
      de: {
        title: 'Kanäle',
        text: 'Ein Kanal kostet £3 und irgendeine Karte und muss dein Netz berühren: Orte mit Plättchen oder Kanal von dir. Er erschließt Städte, trägt Kohle und Baumwolle und zählt zuletzt 1 Punkt je umgedrehtes Plättchen an seinen Enden, 2 für ein Ende am Rand des Plans.',
      },
    },
  },
  {
    id: 'cotton',
    moment: { at: 'suggests', action: { kind: 'build', isSold: true } },
    light: 'move',
    rules: ['lancashire.sell.1', 'lancashire.sell.2', 'lancashire.tile.1'],
    words: {
      en: {
        title: 'Cotton',
        text: 'Cotton mills bring most. But a mill gives you nothing until its cotton is sold: through a port that canals lead to, or to the distant market.',
      },
      de: {
        title: 'Baumwolle',
        text: 'Spinnereien bringen am meisten. Aber eine Spinnerei gibt dir nichts, bis ihre Baumwolle verkauft ist: durch einen Hafen, zu dem Kanäle führen, oder auf dem Baumwollmarkt.',
      },
    },
  },
  {
    id: 'port',
    moment: { at: 'suggests', action: { kind: 'build', isPort: true } },
    light: 'move',
    rules: ['lancashire.port.1', 'lancashire.port.2', 'lancashire.sell.3'],
    words: {
      en: {
        title: 'Ports',
        text: 'A port flips together with the mill that sells through it. Anybody may use yours, and you may use theirs: each time, both owners gain.',
      },
      de: {
        title: 'Häfen',
        text: 'Ein Hafen dreht sich zusammen mit der Spinnerei um, die durch ihn verkauft. Alle dürfen deinen benutzen und du die der anderen: Jedes Mal gewinnen beide.',
      },
    },
  },
  {
    id: 'sell',
    moment: { at: 'suggests', action: { kind: 'sell' } },
    light: 'move',
    rules: ['lancashire.sell.4', 'lancashire.sell.5', 'lancashire.distant.6', 'lancashire.distant.7'],
    words: {
      en: {
        title: 'Sell',
        text: 'One action may sell several mills, each through a port that is still open or to the distant market. That market pays less with every sale and closes one day, so early birds do well.',
      },
      de: {
        title: 'Verkaufen',
        text: 'Eine Aktion darf mehrere Spinnereien verkaufen, jede durch einen noch offenen Hafen oder auf dem Baumwollmarkt. Der zahlt mit jedem Verkauf weniger und schließt irgendwann; wer früh kommt, hat es gut.',
      },
    },
  },
  {
    id: 'distant',
    moment: { at: 'suggests', action: { kind: 'sell', isAbroad: true } },
    light: 'move',
    rules: ['lancashire.distant.5', 'lancashire.distant.6', 'lancashire.distant.7', 'lancashire.distant.8'],
    words: {
      en: {
        title: 'The distant market',
        text: 'Each sale there draws a tile, which moves the market’s marker one to four spaces. The number where it stops is extra income spaces for you; two or three make £1. Past the last number the market closes, and the mill is not sold.',
      },
      de: {
        title: 'Der Baumwollmarkt',
        text: 'Jeder Verkauf dort zieht ein Plättchen, das den Marker des Marktes ein bis vier Felder vorrückt. Die Zahl, auf der er hält, sind Einkommensfelder extra; zwei oder drei sind £1. Hinter der letzten Zahl schließt der Markt: Nichts ist verkauft.',
      },
    },
  },
  {
    id: 'iron',
    moment: { at: 'suggests', action: { kind: 'build', holds: 'iron' } },
    light: 'iron',
    rules: ['lancashire.iron.1', 'lancashire.market.4'],
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
    rules: ['lancashire.coal.1', 'lancashire.coal.3', 'lancashire.coal.4'],
    words: {
      en: {
        title: 'Coal',
        text: 'Iron works, shipyards and cotton mills from level II on need coal. It travels over canals from the nearest mine that has some, free of charge. If none is connected, you buy it at the market; for that, canals must lead to a port, The Midlands or Yorkshire.',
      },
      de: {
        title: 'Kohle',
        text: 'Eisenhütten, Werften und Spinnereien ab Stufe II brauchen Kohle. Sie kommt kostenlos über Kanäle aus dem nächsten Bergwerk mit Vorrat. Ist keins verbunden, kaufst du sie am Markt; dazu muss ein Weg zu einem Hafen, in die Midlands oder nach Yorkshire führen.',
      },
    },
  },
  {
    id: 'loan',
    moment: { at: 'suggests', action: { kind: 'loan' } },
    light: 'figures',
    rules: ['lancashire.loan.1', 'lancashire.loan.4'],
    words: {
      en: {
        title: 'Borrow',
        text: 'A loan brings up to £30 at once and lowers your income by £1 a round for each £10. You never pay it back. Money that builds something early is worth more than the income it costs.',
      },
      de: {
        title: 'Leihen',
        text: 'Ein Kredit bringt sofort bis zu £30 und senkt dein Einkommen je £10 um £1 pro Runde. Zurückgezahlt wird er nie. Geld, mit dem du früh baust, ist mehr wert als das Einkommen, das es kostet.',
      },
    },
  },
  {
    id: 'develop',
    moment: { at: 'suggests', action: { kind: 'develop' } },
    light: 'mat',
    rules: ['lancashire.develop.1', 'lancashire.develop.3', 'lancashire.shipyard.2', 'lancashire.intro.6'],
    words: {
      en: {
        title: 'Develop',
        text: 'You always build your lowest tile. Developing throws away one or two low ones for an iron each, so that better ones come up. Shipyards begin with two that cannot be built. In this short game, tiles of level II and higher score their points twice.',
      },
      de: {
        title: 'Entwickeln',
        text: 'Du baust immer dein niedrigstes Plättchen. Entwickeln wirft ein oder zwei niedrige für je ein Eisen weg, damit bessere drankommen. Die ersten zwei Werften lassen sich gar nicht bauen. In diesem kurzen Spiel zählen Punkte ab Stufe II doppelt.',
      },
    },
  },
  {
    id: 'flip',
    moment: { at: 'happened', event: { event: 'flipped', by: 'learner' } },
    light: 'event',
    rules: ['lancashire.flip.1', 'lancashire.flip.2', 'lancashire.flip.3'],
    words: {
      en: {
        title: 'It has flipped',
        text: 'Your tile has turned over: its cotton is sold, or its last cube is gone. Only now does it raise your income, and only flipped tiles score. Under your points you see what you would have if the game ended now.',
      },
      de: {
        title: 'Umgedreht',
        text: 'Dein Plättchen hat sich umgedreht: Seine Baumwolle ist verkauft oder sein letzter Würfel weg. Erst jetzt steigt dein Einkommen, und nur umgedrehte Plättchen zählen. Unter deinen Punkten steht, was du hättest, wenn jetzt Schluss wäre.',
      },
    },
  },
  {
    id: 'order',
    moment: { at: 'happened', event: { event: 'reordered' } },
    light: 'order',
    rules: ['lancashire.order.1'],
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
    rules: ['lancashire.income.1'],
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
    rules: ['lancashire.coal.1', 'lancashire.flip.2'],
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
    id: 'double',
    moment: { at: 'from', round: 5, offers: 'double' },
    light: 'hand',
    rules: ['lancashire.double.1', 'lancashire.double.3'],
    words: {
      en: {
        title: 'No card for the place?',
        text: 'Two cards together, whichever they are, let you build in any town. That takes both actions of a turn. Good to know, though you need not do it now.',
      },
      de: {
        title: 'Keine Karte für den Ort?',
        text: 'Mit zwei beliebigen Karten zusammen darfst du in jeder Stadt bauen. Das kostet beide Aktionen des Zuges. Gut zu wissen, auch wenn du es jetzt nicht tun musst.',
      },
    },
  },
  {
    id: 'last-rounds',
    moment: { at: 'from', round: 8 },
    light: 'figures',
    rules: ['lancashire.intro.3', 'lancashire.intro.4', 'lancashire.intro.5'],
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
    rules: ['lancashire.era.2', 'lancashire.era.3'],
    words: {
      en: {
        title: 'The count: canals',
        text: 'First, each canal scores what stands at its two ends: one point for every flipped tile, whoever owns it, and two for a place at the edge of the map.',
      },
      de: {
        title: 'Die Wertung: Kanäle',
        text: 'Zuerst zählt jeder Kanal, was an seinen beiden Enden liegt: einen Punkt für jedes umgedrehte Plättchen, egal wem es gehört, und zwei für einen Ort am Rand des Plans.',
      },
    },
  },
  {
    id: 'count-tiles',
    moment: { at: 'end' },
    light: 'tiles',
    rules: ['lancashire.era.5', 'lancashire.intro.6'],
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
    rules: ['lancashire.intro.4', 'lancashire.intro.5'],
    words: {
      en: {
        title: 'The count: money',
        text: 'Last, in the short game, every £4 in your purse is a point, fifteen at most, and so is every £1 of your income.',
      },
      de: {
        title: 'Die Wertung: Geld',
        text: 'Zuletzt sind im kurzen Spiel je £4 in deiner Kasse ein Punkt, höchstens fünfzehn, und jedes Pfund deines Einkommens auch.',
      },
    },
  },
  {
    id: 'second-era',
    moment: { at: 'end' },
    rules: ['lancashire.era.4', 'lancashire.era.6', 'lancashire.network.8', 'lancashire.score.1'],
    words: {
      en: {
        title: 'The whole game goes on here',
        text: 'In the whole game a second era follows. Canals and all tiles of level I leave the map, railways take their place and burn coal, and what stays scores again. Money is then worth a point for every £10.',
      },
      de: {
        title: 'Das ganze Spiel geht hier weiter',
        text: 'Im ganzen Spiel folgt eine zweite Epoche. Kanäle und alle Plättchen der Stufe I verlassen den Plan, Schienen ersetzen sie und kosten Kohle, und was bleibt, zählt noch einmal. Geld ist dann je £10 einen Punkt wert.',
      },
    },
  },
];
