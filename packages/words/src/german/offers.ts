import type { EditionsOffered, Offered, OfferWords } from '../catalogue/editionNames.ts';
import { lookUp } from '../lookUp.ts';

const offered = (name: string, sentence: string): Offered => ({ name, sentence });

const boardFile = offered(
  'Spielplan',
  'Ein eigener Spielplan mit Orten, Strecken und Karten; docs/boards.md erklärt, wie man einen schreibt.',
);

const introductory = offered(
  'Einführungsspiel',
  'Nur die Kanalepoche wird gespielt; Bargeld, Einkommen und Plättchen ab Stufe II zählen am Ende zusätzlich.',
);

const editions: EditionsOffered = {
  birmingham: {
    options: {
      introductory,
      'varying-order': offered(
        'Wechselnde Zugreihenfolge',
        'Automaten sind in einer Runde vor dir am Zug, wenn ihre Aktionen in der Runde davor weniger gekostet hätten, als du ausgegeben hast.',
      ),
    },
    automata: {
      eadweard: offered(
        'Eadweard',
        'Sitzt auf dem zweiten Platz und spielt von selbst, mit eigenen Karten und ohne Geld.',
      ),
      emily: offered(
        'Emily',
        'Spielt neben Eadweard auf dem ganzen Spielplan; einige der gemeinsamen Karten sind rekonstruiert.',
      ),
    },
    levels: {
      easy: offered(
        'Einfach',
        'Auf dem Tableau fehlen drei Plättchen der ersten Stufe; der Automat arbeitet sich hoch wie alle anderen.',
      ),
      normal: offered('Normal', 'Auf dem Tableau fehlen zehn niedrige Plättchen, wertvolle kommen also früher.'),
      hard: offered(
        'Schwer',
        'Auf dem Tableau fehlen dreizehn niedrige Plättchen; Spinnereien und Fabriken erreichen bald ihre höchsten Stufen.',
      ),
    },
    files: {
      board: boardFile,
      'automa-deck': offered(
        'Automakarten',
        'Eigene Karten für die Automaten, etwa nach einem gedruckten Deck berichtigt.',
      ),
    },
  },
  lancashire: {
    options: {
      introductory,
      'virtual-link': offered(
        'Virtuelle Verbindung',
        'Gehört Liverpool zu deinem Netzwerk, gelten deine Industriekarten auch in Birkenhead, wie in der ersten Ausgabe.',
      ),
      'virtual-link-both': offered(
        'Virtuelle Verbindung in beide Richtungen',
        'Gehört Liverpool oder Birkenhead zu deinem Netzwerk, gelten deine Industriekarten auch im jeweils anderen Ort.',
      ),
      'classic-deck': offered(
        'Klassischer Zugstapel',
        'Zu dritt und zu viert sind alle 66 Karten im Spiel, und einige, die niemand kennt, bleiben in jeder Epoche außen vor.',
      ),
      'classic-tiles': offered(
        'Klassische Plättchen',
        'Baumwollspinnereien der ersten Stufe bringen 3 Siegpunkte statt 5, wie in der ersten Ausgabe.',
      ),
      community: offered(
        'Zwei-Spieler-Variante der Community',
        'Zwei Spieler spielen auf einem kleineren Spielplan mit eigenen Karten und Baumwollhändlerplättchen und beginnen mit £25.',
      ),
    },
    automata: {},
    levels: {},
    files: { board: boardFile },
  },
  'age-of-industry': {
    options: {
      'new-england': offered(
        'Neuengland',
        'Gespielt wird auf dem Spielplan von Neuengland mit Schiffen und Schifffahrtslinien statt auf dem von Deutschland; beide sind rekonstruiert.',
      ),
      'ship-card-own-port': offered(
        'Schiffskarten brauchen einen eigenen Hafen',
        'Mit einer Schiffskarte baust du nur an eigenen Häfen, wie es die Übersicht der Spielregel sagt.',
      ),
      'develop-lowest': offered(
        'Nur das niedrigste Plättchen entwickeln',
        'Von jeder Industrie darf nur das niedrigste Plättchen entwickelt werden.',
      ),
    },
    automata: {},
    levels: {},
    files: { board: boardFile },
  },
};

/** By the name in the data. */
const boards: Readonly<Record<string, string>> = {
  Germany: 'Deutschland',
  'New England': 'Neuengland',
  'Alternate Map': 'Alternativer Spielplan',
};

export const offers: OfferWords = {
  editions,
  board: (name) => lookUp(boards, name) ?? name,
  policies: {
    random: 'Zufall',
    shepherd: 'Schäferin',
    pedlar: 'Krämer',
    carter: 'Fuhrmann',
    brewer: 'Brauerin',
    apprentice: 'Lehrling',
    collier: 'Bergmann',
    baron: 'Eisenbahnbaron',
    engineer: 'Ingenieurin',
    master: 'Meister',
    spinner: 'Spinnerin',
    cottonLord: 'Baumwollkönig',
    navvy: 'Streckenarbeiter',
    railwayKing: 'Eisenbahnkönig',
    potter: 'Töpferin',
    masterPotter: 'Töpfermeisterin',
    innkeeper: 'Wirt',
    masterBrewer: 'Braumeister',
  },
  faced: {
    random: 'den Zufall',
    shepherd: 'die Schäferin',
    pedlar: 'den Krämer',
    carter: 'den Fuhrmann',
    brewer: 'die Brauerin',
    apprentice: 'den Lehrling',
    collier: 'den Bergmann',
    baron: 'den Eisenbahnbaron',
    engineer: 'die Ingenieurin',
    master: 'den Meister',
  },
};
