import type { Idea } from '../idea.ts';
import { ideas as basics } from './birmingham.ts';

/** What is the same against people. */
const known = (...ids: readonly string[]): readonly Idea[] => basics.filter(({ id }) => ids.includes(id));

export const ideas: readonly Idea[] = [
  {
    id: 'aim-solo',
    moment: { at: 'start' },
    rules: ['birmingham-automa.company.1', 'birmingham.setup.1', 'birmingham.score.1'],
    words: {
      en: {
        title: 'You against Eadweard',
        text: 'You play two eras around Birmingham, canals first and then railways. Your opponent Eadweard follows a deck of cards. Tiles that have done their work flip and score, links score too; most points win.',
      },
      de: {
        title: 'Du gegen Eadweard',
        text: 'Du spielst rund um Birmingham zwei Epochen, erst mit Kanälen, dann mit Schienen. Dein Gegner Eadweard folgt einem Kartenstapel. Umgedrehte Plättchen und Verbindungen bringen Punkte; die meisten gewinnen.',
      },
    },
  },
  ...known('turn', 'build', 'network', 'goods', 'beer', 'sell', 'iron', 'coal', 'loan', 'develop', 'flip'),
  {
    id: 'plan',
    moment: { at: 'happened', event: { event: 'planTurned' } },
    rules: ['birmingham-automa.turn.1', 'birmingham-automa.turn.3', 'birmingham-automa.deck.2'],
    words: {
      en: {
        title: 'How Eadweard decides',
        text: 'He turns over a card and does the first thing on it that is possible, then one thing from the back of the next card, which you can see. In the journal you can have each of his turns explained.',
      },
      de: {
        title: 'Wie Eadweard entscheidet',
        text: 'Er deckt eine Karte auf und tut das Erste darauf, das möglich ist, dann noch etwas von der Rückseite der nächsten, die du sehen kannst. Im Journal kannst du dir jeden seiner Züge erklären lassen.',
      },
    },
  },
  {
    id: 'his-purse',
    moment: { at: 'from', round: 3 },
    rules: ['birmingham-automa.company.2', 'birmingham-automa.company.7', 'birmingham-automa.company.8'],
    words: {
      en: {
        title: 'No money, no hurry',
        text: 'Eadweard needs no money and no cards in hand, and you always play first, whatever you spend. But he does need coal, iron and beer, and if he takes yours, your tiles flip.',
      },
      de: {
        title: 'Ohne Geld, ohne Eile',
        text: 'Eadweard braucht weder Geld noch Handkarten, und du bist immer zuerst dran, egal was du ausgibst. Aber Kohle, Eisen und Bier braucht er auch, und nimmt er deine, drehen sich deine Plättchen um.',
      },
    },
  },
  ...known('income', 'used'),
  {
    id: 'his-points',
    moment: { at: 'from', round: 5 },
    rules: ['birmingham-automa.develop.3', 'birmingham-automa.pass.1', 'birmingham-automa.sell.2'],
    words: {
      en: {
        title: 'How he gets points',
        text: 'He sells whatever is connected and has beer, so mind whose mills your canals join. Developing gives him 3 points and passing 5: even a stuck Eadweard scores.',
      },
      de: {
        title: 'Woher er Punkte hat',
        text: 'Er verkauft, was angeschlossen ist und Bier hat; achte also darauf, wessen Spinnereien deine Kanäle verbinden. Entwickeln bringt ihm 3 Punkte, Passen 5: Auch wenn er feststeckt, punktet er.',
      },
    },
  },
  {
    id: 'canals-end',
    moment: { at: 'from', round: 8 },
    rules: ['birmingham.era.4', 'birmingham.era.6', 'birmingham.era.7'],
    words: {
      en: {
        title: 'The canals will go',
        text: 'After round ten the canals are counted and taken away, and all tiles of level I with them. Level II and higher stay and count again at the end, so build those now if you can.',
      },
      de: {
        title: 'Bald sind die Kanäle weg',
        text: 'Nach Runde zehn werden die Kanäle gewertet und entfernt, und alle Plättchen der Stufe I mit ihnen. Ab Stufe II bleibt alles liegen und zählt am Ende noch einmal; bau also jetzt davon, was du kannst.',
      },
    },
  },
  {
    id: 'rail-era',
    moment: { at: 'happened', event: { event: 'eraEnded' } },
    rules: ['birmingham.era.8', 'birmingham.era.9', 'birmingham.build.4', 'birmingham.build.6'],
    words: {
      en: {
        title: 'The rail era',
        text: 'A new era begins with ten more rounds. Money, income and cards go on; merchants have beer again. Tiles of level I can no longer be built, but several of yours may now stand in one town.',
      },
      de: {
        title: 'Die Eisenbahnepoche',
        text: 'Eine neue Epoche mit zehn weiteren Runden beginnt. Geld und Einkommen bleiben, die Händler haben wieder Bier. Stufe I lässt sich nicht mehr bauen, dafür dürfen in einer Stadt mehrere von deinen Plättchen liegen.',
      },
    },
  },
  {
    id: 'rails',
    moment: { at: 'suggests', action: { kind: 'network' }, era: 1 },
    light: 'move',
    rules: ['birmingham.network.7', 'birmingham.network.8', 'birmingham.coal.5'],
    words: {
      en: {
        title: 'Railways',
        text: 'A rail costs £5 and a coal that can travel there. Two at once cost £15, two coal and a beer, and save you an action. There are more lines now than there were canals.',
      },
      de: {
        title: 'Schienen',
        text: 'Eine Schiene kostet £5 und eine Kohle, die dorthin reisen kann. Zwei auf einmal kosten £15, zwei Kohlen und ein Bier und sparen eine Aktion. Jetzt gibt es mehr Strecken, als es Kanäle gab.',
      },
    },
  },
  {
    id: 'spend',
    moment: { at: 'from', era: 1, round: 8 },
    light: 'figures',
    rules: ['birmingham.score.2', 'birmingham.era.5'],
    words: {
      en: {
        title: 'Spend it all',
        text: 'Three rounds are left. Money and income count nothing at the end of the whole game: turn them into rails between flipped tiles, and into tiles that you can still flip.',
      },
      de: {
        title: 'Gib alles aus',
        text: 'Noch drei Runden. Geld und Einkommen zählen am Ende des ganzen Spiels nichts: Mach daraus Schienen zwischen umgedrehten Plättchen und Plättchen, die sich noch umdrehen lassen.',
      },
    },
  },
  {
    id: 'count-rails',
    moment: { at: 'end' },
    light: 'links',
    rules: ['birmingham.era.2', 'birmingham.era.3'],
    words: {
      en: {
        title: 'The count: rails',
        text: 'As after the canals, each rail scores what stands at its two ends: two for a merchant place, one or two for every flipped tile, whoever owns it.',
      },
      de: {
        title: 'Die Wertung: Schienen',
        text: 'Wie zuvor die Kanäle zählt jede Schiene, was an ihren Enden liegt: zwei für einen Händlerort, eins oder zwei für jedes umgedrehte Plättchen, egal wem es gehört.',
      },
    },
  },
  {
    id: 'count-flipped',
    moment: { at: 'end' },
    light: 'tiles',
    rules: ['birmingham.era.5', 'birmingham-automa.win.1'],
    words: {
      en: {
        title: 'The count: tiles',
        text: 'Then every flipped tile scores, also those that already did after the canal era. If you and Eadweard have the same, you both win. He has harder levels, too.',
      },
      de: {
        title: 'Die Wertung: Plättchen',
        text: 'Dann zählt jedes umgedrehte Plättchen, auch wenn es schon nach der Kanalepoche zählte. Habt ihr gleich viel, gewinnt ihr beide. Eadweard kann es auch schwerer.',
      },
    },
  },
];
