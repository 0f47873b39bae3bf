import { capital, figure } from '@coalbrook/words';

import type { start as english } from '../en/start.ts';
import { spanOf } from '../spanOf.ts';

const list = new Intl.ListFormat('de');

const many = (count: number, one: string, several: string): string => `${figure(count)} ${count === 1 ? one : several}`;

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf'];

export const start: typeof english = {
  tagline: 'Kohle, Eisen, Baumwolle und Bier: die Brass-Spiele am eigenen Tisch.',
  playNow: 'Jetzt spielen',
  playNowNote: 'Birmingham, du und drei Lehrlinge',
  newGame: 'Neue Partie',
  newGameNote: 'Ausgabe, Varianten und Runde wählen',
  learn: 'Spielen lernen',
  learnNote: 'Das Spiel auf einer Seite',
  open: 'Datei öffnen',
  openNote: 'Partie, Aufzeichnung, Spielplan, Deck',
  starting: 'Der Tisch wird gedeckt …',

  shelf: {
    title: 'Weiterspielen',
    empty: 'Auf diesem Gerät ist noch keine Partie begonnen. Was du spielst, bleibt hier, mit oder ohne Netz.',
    unreadable:
      'Was auf diesem Gerät liegt, ließ sich nicht lesen. Nichts wurde verändert; lade die Seite noch einmal.',
    open: 'Weiter',
    look: 'Rückblick',
    exportGame: 'Als Datei sichern',
    copyLink: 'Link zu dieser Partie kopieren',
    remove: 'Löschen',
    more: (game: string): string => `Mehr zu ${game}`,
    removeTitle: 'Diese Partie löschen?',
    removeSentence: (game: string): string =>
      `${game} ist dann endgültig von diesem Gerät verschwunden. Sichere sie vorher als Datei, falls du sie noch einmal brauchst.`,
    removed: 'Die Partie ist gelöscht.',
    saved: 'In den Downloads gesichert.',
    linkCopied: 'Der Link liegt in der Zwischenablage.',
    linkTooLong: 'Diese Partie ist zu lang für einen Link; sichere sie als Datei.',
    round: (era: string, round: number): string => `${era}, Runde ${round}`,
    underWay: 'Läuft noch',
    over: 'Beendet',
    winner: (name: string, points: number): string => `${name} gewann mit ${many(points, 'Siegpunkt', 'Siegpunkten')}`,
    alone: 'allein',
    against: (names: string): string => `mit ${names}`,
    elsewhere: 'Diese Partie ließ sich nicht öffnen:',
    damaged: {
      title: 'Diese Partie lässt sich nicht lesen',
      hint: 'Sichere das Vorhandene als Datei oder lösche es. Deine anderen Partien sind nicht betroffen.',
      name: (id: string): string => `Partie ${id.slice(0, 6)}`,
      save: 'Vorhandenes sichern',
      saved:
        'In den Downloads gesichert. Die Datei enthält, was von der Partie übrig ist; öffnen lässt sie sich so nicht.',
      draftLost: 'Dein unfertiger Zug lässt sich nicht lesen. Er beginnt von vorn, wenn du die Partie öffnest.',
    },
  },

  about: {
    title: 'Über Coalbrook',
    link: 'Über dieses Haus und Dank',
    paragraphs: [
      'Coalbrook spielt die Brass-Familie nach einem einzigen Regelwerk, das alle ihre Spiele kennt. Es läuft ganz auf deinem Gerät: kein Konto, keine Verfolgung, kein Netz nötig, sobald es einmal geladen ist.',
      'Es ist das inoffizielle Werk von Fans. „Brass“, „Brass: Lancashire“ und „Brass: Birmingham“ sind Marken von Roxley Game Laboratory; „Age of Industry“ ist eine Marke seines Verlags. Weder Bilder noch Texte eines Verlags werden verwendet: Was hier zu sehen und zu lesen ist, entstand für dieses Haus.',
      'Wenn dir die Spiele gefallen, kauf sie: Auf einem Tisch sind sie noch schöner.',
    ],
    credits: [
      [
        'Spiele',
        'Brass: Lancashire und Age of Industry von Martin Wallace; Brass: Birmingham von Gavan Brown, Matt Tolman und Martin Wallace',
      ],
      [
        'Automaten',
        'Eadweard und Emily, ein inoffizielles Solospiel von Fans für Birmingham; ein Teil der Karten ist rekonstruiert',
      ],
      [
        'Schriften',
        'Cormorant Infant von Christian Thalmann, IM Fell English SC von Igino Marini; beide unter der SIL Open Font License',
      ],
      ['Code', 'React und React Aria; Coalbrook selbst unter der MIT-Lizenz'],
    ],
  },

  editions: {
    birmingham:
      'Kanäle und Eisenbahnen rund um Birmingham, Händler, die beliefert werden wollen, und Bier, das den Handel schmiert. Das reichste Spiel der Familie.',
    lancashire: 'Das erste der Familie: Baumwolle, Häfen und Werften zwischen Liverpool und Manchester.',
    'age-of-industry': 'Nur Eisenbahnen, schnell und offen, mit Kredit zu jeder Zeit und mehreren Spielplänen.',
  },
  seatsOf: (least: number, most: number): string => `${least} bis ${most} Spieler`,

  setUp: {
    title: 'Neue Partie',
    edition: 'Ausgabe',
    board: 'Spielplan',
    printedBoard: (name: string): string => name,
    reconstructed: 'rekonstruiert',
    reconstructedNote:
      'Dieser Spielplan ist aus dem rekonstruiert, was öffentlich über ihn bekannt ist; er ist nicht der gedruckte.',
    ownBoard: 'Eine eigene Spielplandatei …',
    ownBoardNamed: (name: string): string => `${name} (deine Datei)`,
    options: 'Varianten',
    company: 'Wer am Tisch sitzt',
    presets: 'Schnelle Runde',
    preset: {
      apprentices: (count: number): string =>
        `Du und ${numbers[count] ?? count} ${count === 1 ? 'Lehrling' : 'Lehrlinge'}`,
      automata: (...names: readonly string[]): string => list.format(['Du', ...names]),
      friends: (count: number): string => capital(`${numbers[count] ?? count} Personen, ein Gerät`),
    },
    seat: (number: number): string => `Spieler ${number}`,
    add: 'Spieler hinzufügen',
    drop: (number: number): string => `Spieler ${number} entfernen`,
    kind: 'Wer spielt',
    person: 'Eine Person hier',
    personNote: 'Teilt sich dieses Gerät',
    bot: (sentence: string): string => `Bot: ${sentence}`,
    automaton: (sentence: string): string => `Automat: ${sentence}`,
    name: 'Name',
    namePlaceholder: 'wie die Figur',
    figure: 'Figur',
    colour: 'Farbe',
    level: 'Stärke',
    deck: 'Automakarten',
    printedDeck: 'Die Karten des Hauses',
    ownDeck: 'Eine eigene Kartendatei …',
    yourFile: 'Deine Datei',
    chance: 'Zufall',
    seed: 'Startwert',
    seedPlaceholder: 'leer: jedes Mal ein neuer',
    seedNote: 'Gleicher Startwert und gleicher Aufbau ergeben die gleichen Karten.',
    begin: 'Partie beginnen',
    share: 'Diesen Aufbau als Link teilen',
    shared: 'Der Link liegt in der Zwischenablage: Wer ihn öffnet, bekommt denselben Tisch und dieselben Karten.',
    linkHere: 'Kopiere diesen Link:',
    looksOn: 'Keiner der Spieler ist eine Person: Du siehst den anderen beim Spielen zu.',
    needs: (what: string): string => `Nötig: ${what}.`,
    optionNeeds: (option: string, what: string): string => `Für „${option}“ nötig: ${what}.`,
    seatsNeeded: (seats: readonly number[]): string => `Personen und Bots an diesem Tisch: ${spanOf(seats, 'bis')}.`,
    fileWrong: (file: string): string => `${file} lässt sich nicht verwenden:`,
  },

  seedLink: {
    title: 'Ein Tisch für dich',
    subtitle: 'Jemand hat diesen Tisch gedeckt und schickt dir dieselben Karten, mit denen dort gespielt wird.',
    newCardsSubtitle: 'Jemand schickt dir seinen Aufbau. Du bekommst neue Karten.',
    damaged: 'Dieser Link ist beschädigt: Er enthält keinen ganzen Aufbau. Nichts wurde verändert.',
    begin: 'Partie beginnen',
    change: 'Erst etwas ändern',
    seed: 'Startwert',
    options: 'Varianten',
    noOptions: 'keine',
    company: 'Spieler',
  },

  replay: {
    title: 'Datei öffnen',
    subtitle:
      'Eine gesicherte Partie oder Aufzeichnung zum Weiterspielen oder Zurückblicken, ein eigener Spielplan, ein Deck für die Automaten.',
    drop: 'Datei hier ablegen',
    or: 'oder',
    choose: 'Datei auswählen',
    reading: 'Wird gelesen …',
    wrong: (file: string): string => `${file} ließ sich nicht öffnen. Nichts wurde verändert.`,
    notText: 'Das ist kein Text, der eine Partie, ein Spielplan oder ein Deck sein könnte.',
    absent: 'Unter diesem Namen liegt hier nichts.',
    tooBig: 'Die Datei ist größer, als eine Partie sein kann.',
    board: (name: string, edition: string): string => `„${name}“ ist ein Spielplan für ${edition}.`,
    boardUse: 'Darauf spielen',
    deck: (cards: number): string =>
      `Ein Deck mit ${many(cards, 'Automakarte', 'Automakarten')} für die Automaten von Birmingham.`,
    deckUse: 'Dagegen spielen',
    pasteTitle: 'Oder einen Text einfügen',
    paste: 'Eine gesicherte Partie oder ein Link zu einer',
    pasteOpen: 'Öffnen',
  },

  shared: {
    title: 'Eine Partie für dich',
    subtitle:
      'Dieser Link enthält eine ganze Partie. Öffne sie, um weiterzuspielen oder zurückzublicken; sie wird zu deiner eigenen.',
    positionSubtitle:
      'Dieser Link enthält eine Stellung aus einer Partie. Öffne sie, um von dort weiterzuspielen; sie wird zu deiner eigenen Partie.',
    damaged: 'Dieser Link ist beschädigt: Er enthält keine ganze Partie. Nichts wurde verändert.',
    open: 'Partie öffnen',
    entries: (count: number): string => many(count, 'Eintrag', 'Einträge'),
    unpacking: 'Wird ausgepackt …',
  },

  rules: {
    title: 'Regeln',
    subtitle:
      'Alle Regeln als nummerierte Aussagen in eigenen Worten. Auf diese Nummern beruft sich das Spiel, wenn es einen Zug ablehnt.',
    edition: 'Regeln von',
    search: 'In den Regeln suchen',
    found: (count: number): string => (count === 0 ? 'Nichts gefunden' : many(count, 'Aussage', 'Aussagen')),
    contents: 'Inhalt',
    untranslated: 'Diese Regeln sind noch nicht übersetzt; dies ist der englische Text.',
    absent: (id: string): string => `Eine Regel ${id} gibt es nicht.`,
    link: (id: string): string => `Link zur Regel ${id}`,
  },

  learnScreen: {
    title: 'Spielen lernen',
    subtitle: 'Was du für eine erste Partie brauchst; den Rest erklärt der Tisch beim Spielen.',
    rules: 'Alle Regeln, nummeriert',
    play: 'Erste Partie spielen',
    rule: (id: string): string => `Regel ${id}`,
  },
};
