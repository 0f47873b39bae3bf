import type { Idea } from '../idea.ts';
import { ideas as basics } from './birmingham.ts';

/** What is the same against people. */
const known = (...ids: readonly string[]): readonly Idea[] => basics.filter(({ id }) => ids.includes(id));

export const ideas: readonly Idea[] = [
  {
    id: 'aim-solo',
    cues: [{ at: 'start' }],
    rules: ['birmingham-automa.company.1', 'birmingham.setup.1', 'birmingham.score.1'],
    words: {
      en: {
        title: 'You against Eadweard',
        text: 'You play two eras, canals first and then railways. Eadweard follows a deck of cards. A tile that has done its work flips and scores, links score too. Most points win.',
      },
      de: {
        title: 'Du gegen Eadweard',
        text: 'Zwei Epochen erwarten dich: erst Kanäle, dann Eisenbahnstrecken. Eadweard folgt seinen Karten. Hat ein Plättchen seinen Zweck erfüllt, wird es umgedreht und bringt Punkte; Verbindungen auch. Wer die meisten hat, gewinnt.',
      },
    },
  },
  ...known(
    'turn',
    'build',
    'one-tile',
    'network',
    'coal',
    'iron',
    'market',
    'industry-card',
    'goods',
    'beer',
    'sell',
    'barrel',
    'loan',
    'develop',
  ),
  {
    id: 'flip',
    cues: [{ at: 'happened', event: { event: 'flipped', by: 'learner' } }],
    light: 'event',
    rules: ['birmingham.flip.1', 'birmingham.flip.2', 'birmingham.flip.3'],
    words: {
      en: {
        title: 'It has flipped',
        text: 'Your tile has done its work and turned over. Only now does it raise your income, and only flipped tiles score. Under your points you see what a count would give now.',
      },
      de: {
        title: 'Umgedreht',
        text: 'Dein Plättchen hat seinen Zweck erfüllt und wurde umgedreht. Erst jetzt erhöht es dein Einkommen, und nur umgedrehte Plättchen zählen. Unter deinen Punkten steht, was eine Wertung jetzt ergäbe.',
      },
    },
  },
  {
    id: 'plan',
    cues: [{ at: 'happened', event: { event: 'planTurned' } }],
    rules: ['birmingham-automa.turn.1', 'birmingham-automa.turn.3', 'birmingham-automa.deck.2'],
    words: {
      en: {
        title: 'How Eadweard decides',
        text: 'He turns over a card and does the first thing on it that he can, then mostly something from the back of the next card. The journal explains each of his turns.',
      },
      de: {
        title: 'Wie Eadweard entscheidet',
        text: 'Er deckt eine Karte auf und tut das Erste darauf, was möglich ist, danach meist noch etwas von der Rückseite der nächsten. Das Journal erklärt jeden seiner Züge.',
      },
    },
  },
  {
    id: 'his-purse',
    cues: [{ at: 'from', round: 3 }],
    rules: ['birmingham-automa.company.2', 'birmingham-automa.company.7', 'birmingham-automa.company.8'],
    words: {
      en: {
        title: 'What Eadweard needs',
        text: 'Eadweard needs neither money nor a hand of cards, and you always play first. But he needs coal, iron and beer, and if he empties a tile of yours, it flips.',
      },
      de: {
        title: 'Was Eadweard braucht',
        text: 'Eadweard braucht weder Geld noch Handkarten, und du bist immer vor ihm dran. Kohle, Eisen und Bier braucht er aber, und wenn er eines deiner Plättchen leert, wird es umgedreht.',
      },
    },
  },
  ...known('income', 'used'),
  {
    id: 'his-points',
    cues: [{ at: 'from', round: 5 }],
    rules: ['birmingham-automa.develop.3', 'birmingham-automa.pass.1', 'birmingham-automa.sell.2'],
    words: {
      en: {
        title: 'How Eadweard scores',
        text: 'He sells whatever is connected and has beer, so mind whose mills your links join. Developing gives him 3 points and passing 5: even a stuck Eadweard scores.',
      },
      de: {
        title: 'Wie Eadweard punktet',
        text: 'Er verkauft alles, was verbunden ist und wofür es Bier gibt; achte also darauf, wessen Spinnereien du anschließt. Entwickeln bringt ihm 3 Punkte, Passen 5: Er punktet, selbst wenn er feststeckt.',
      },
    },
  },
  ...known('scout', 'overbuild'),
  {
    id: 'canals-end',
    cues: [{ at: 'from', round: 8, era: 0 }],
    era: 0,
    rules: ['birmingham.era.4', 'birmingham.era.6', 'birmingham.era.7'],
    words: {
      en: {
        title: 'The canal era ends soon',
        text: 'After round ten the canals are counted and removed, with all tiles of level I. From level II on tiles stay, and once flipped count again at the end.',
      },
      de: {
        title: 'Die Kanalepoche endet bald',
        text: 'Nach Runde zehn werden die Kanäle gewertet und entfernt, ebenso alle Plättchen der Stufe I. Plättchen ab Stufe II bleiben liegen und zählen umgedreht am Ende noch einmal.',
      },
    },
  },
  {
    id: 'rail-era',
    cues: [{ at: 'happened', event: { event: 'eraEnded' } }],
    era: 1,
    rules: ['birmingham.era.8', 'birmingham.era.9', 'birmingham.build.4', 'birmingham.build.6'],
    words: {
      en: {
        title: 'The rail era',
        text: 'Ten more rounds begin. Money and income stay, merchants have beer again. Of level I only potteries can be built, but you may now have several tiles in one town.',
      },
      de: {
        title: 'Die Eisenbahnepoche',
        text: 'Es folgen zehn weitere Runden. Geld und Einkommen bleiben, die Händler haben wieder Bier. Von Stufe I lassen sich nur noch Töpfereien bauen, dafür darfst du in einer Stadt mehrere Plättchen haben.',
      },
    },
  },
  {
    id: 'rails',
    cues: [
      { at: 'suggests', action: { kind: 'network' }, era: 1 },
      { at: 'from', round: 2, era: 1 },
    ],
    era: 1,
    light: 'move',
    rules: ['birmingham.network.7', 'birmingham.network.8', 'birmingham.coal.5'],
    words: {
      en: {
        title: 'Network: railways',
        text: 'A rail costs £5 and a coal that can travel there. Two in one action cost £15, two coal and a beer. Some lines take rails only.',
      },
      de: {
        title: 'Verbinden: Eisenbahnstrecken',
        text: 'Eine Eisenbahnstrecke kostet £5 und eine Kohle, die dorthin geliefert werden kann. Zwei mit einer Aktion kosten £15, zwei Kohle und ein Bier. Manche Strecken sind nur für die Eisenbahn.',
      },
    },
  },
  {
    id: 'spend',
    cues: [{ at: 'from', round: 8, era: 1 }],
    era: 1,
    light: 'figures',
    rules: ['birmingham.score.2', 'birmingham.era.5'],
    words: {
      en: {
        title: 'Spend it all',
        text: 'Money and income count nothing at the end of the whole game. Turn them into rails at flipped tiles, and into tiles that you can still flip.',
      },
      de: {
        title: 'Gib alles aus',
        text: 'Am Ende des ganzen Spiels sind Geld und Einkommen nichts wert. Mach daraus Eisenbahnstrecken an umgedrehten Plättchen und Plättchen, die du noch umdrehen kannst.',
      },
    },
  },
  {
    id: 'count-rails',
    cues: [{ at: 'end' }],
    light: 'links',
    rules: ['birmingham.era.2', 'birmingham.era.3'],
    words: {
      en: {
        title: 'The count: rails',
        text: 'As after the canals, each rail scores what stands at its ends: two for a merchant’s place such as Oxford, up to two for every flipped tile, whoever owns it.',
      },
      de: {
        title: 'Die Wertung: Eisenbahnstrecken',
        text: 'Wie zuvor die Kanäle bringt jede Eisenbahnstrecke Punkte für das, was an ihren Enden liegt: zwei für einen Händlerort wie Oxford, bis zu zwei für jedes umgedrehte Plättchen, egal, wem es gehört.',
      },
    },
  },
  {
    id: 'count-flipped',
    cues: [{ at: 'end' }],
    light: 'tiles',
    rules: ['birmingham.era.5', 'birmingham-automa.win.1'],
    words: {
      en: {
        title: 'The count: tiles',
        text: 'Then every flipped tile scores, also those that already did after the canal era. If you and Eadweard have the same, you both win. He has harder levels, too.',
      },
      de: {
        title: 'Die Wertung: Plättchen',
        text: 'Dann bringt jedes umgedrehte Plättchen seine Punkte, auch wenn es sie schon nach der Kanalepoche gebracht hat. Habt ihr gleich viele, gewinnt ihr beide. Eadweard gibt es auch in schwerer.',
      },
    },
  },
];
