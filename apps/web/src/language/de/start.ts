import { capital, figure } from '@coalbrook/words';

import type { start as english } from '../en/start.ts';
import { ruleNumber } from '../ruleNumber.ts';
import { spanOf } from '../spanOf.ts';

const list = new Intl.ListFormat('de');

const many = (count: number, one: string, several: string): string => `${figure(count)} ${count === 1 ? one : several}`;

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf'];

export const start: typeof english = {
  tagline: 'Kohle, Eisen, Baumwolle und Bier: die Brass-Spiele am eigenen Tisch.',
  playNow: 'Jetzt spielen',
  firstGameNote: 'Eine Partie gegen zwei leichte Computergegner',
  playNowNote: 'Birmingham gegen drei Computergegner',
  newGame: 'Neue Partie',
  newGameNote: 'Ausgabe, Varianten und Mitspieler wählen',
  guided: 'Beim Spielen lernen',
  guidedNote: 'Eine erste Partie mit Anleitung, ohne Regelheft',
  match: 'Mitspieler suchen',
  matchNote: 'Leute für eine Partie finden, jetzt oder über Tage',
  learn: 'Spielen lernen',
  learnNote: 'Das Spiel auf einer Seite',
  open: 'Datei öffnen',
  openNote: 'Partie, Aufzeichnung, Spielplan, Deck',
  starting: 'Das Spiel wird aufgebaut …',

  shelf: {
    title: 'Deine Partien',
    empty:
      'Auf diesem Gerät hast du noch keine Partie begonnen. Deine Partien werden hier gespeichert, mit oder ohne Internet.',
    unreadable: 'Die Partien auf diesem Gerät ließen sich nicht lesen. Nichts wurde verändert; lade die Seite neu.',
    open: 'Weiterspielen',
    look: 'Ansehen',
    review: 'Rückblick',
    exportGame: 'Als Datei speichern',
    copyLink: 'Link zu dieser Partie kopieren',
    remove: 'Löschen',
    more: (game: string): string => `Mehr zu ${game}`,
    removeTitle: 'Diese Partie löschen?',
    removeSentence: (game: string): string =>
      `${game} wird endgültig von diesem Gerät gelöscht. Speichere sie vorher als Datei, falls du sie noch einmal brauchst.`,
    removed: 'Partie gelöscht.',
    saved: 'In den Downloads gespeichert.',
    linkCopied: 'Link kopiert.',
    linkTooLong: 'Diese Partie ist zu lang für einen Link; speichere sie als Datei.',
    round: (era: string, round: number): string => `${era}, Runde ${round}`,
    underWay: 'Läuft noch',
    over: 'Beendet',
    winner: (names, points, winners) =>
      `${names} ${winners === 1 ? 'gewann' : 'gewannen'} mit ${many(points, 'Siegpunkt', 'Siegpunkten')}`,
    none: 'Gerade läuft keine Partie.',
    finished: {
      title: 'Beendete Partien',
      search: 'Nach Namen oder Spiel suchen',
      found: (count, all) => `${figure(count)} von ${figure(all)} Partien`,
      nothing: 'Keine beendete Partie passt dazu.',
      more: (count) => `${figure(count)} weitere zeigen`,
      select: 'Auswählen',
      selectAll: 'Alle auswählen',
      selectNone: 'Fertig',
      selected: (count) => (count === 0 ? 'Nichts ausgewählt' : `${figure(count)} ausgewählt`),
      pick: (game) => `${game} auswählen`,
      save: 'In einer Datei speichern',
      removeTitle: (count) => `${many(count, 'Partie', 'Partien')} löschen?`,
      removeSentence: (count) =>
        count === 1
          ? 'Eine beendete Partie wird endgültig von diesem Gerät gelöscht. Speichere sie vorher als Datei, falls du sie noch einmal brauchst.'
          : `${figure(count)} beendete Partien werden endgültig von diesem Gerät gelöscht. Speichere sie vorher als Datei, falls du sie noch einmal brauchst.`,
      removed: (count) => `${many(count, 'Partie', 'Partien')} gelöscht.`,
      figures: 'Deine Ergebnisse',
      headings: { game: 'Spiel', games: 'Gespielt', wins: 'Gewonnen', best: 'Bestwert', average: 'Schnitt' },
      group: (edition, seats) => `${edition}, ${many(seats, 'Spieler', 'Spieler')}`,
      statistics: 'Mehr Statistik',
      note: 'Alle, die an diesem Gerät gespielt haben, ohne Bots und Automaten.',
    },
    alone: 'allein',
    against: (names: string): string => `mit ${names}`,
    elsewhere: 'Diese Partie ließ sich nicht öffnen:',
    damaged: {
      title: 'Diese Partie lässt sich nicht lesen',
      hint: 'Speichere das Vorhandene als Datei oder lösche es. Deine anderen Partien sind nicht betroffen.',
      name: (id: string): string => `Partie ${id.slice(0, 6)}`,
      save: 'Vorhandenes speichern',
      saved:
        'In den Downloads gespeichert. Die Datei enthält, was von der Partie übrig ist; öffnen lässt sie sich so nicht.',
      draftLost: 'Dein unfertiger Zug lässt sich nicht lesen. Er beginnt von vorn, wenn du die Partie öffnest.',
    },
  },

  statistics: 'Statistik',
  privacy: 'Datenschutz',
  about: 'Über Coalbrook und Mitwirkende',

  editions: {
    birmingham:
      'Kanäle und Eisenbahnen rund um Birmingham, Händler, die beliefert werden wollen, und Bier, das den Handel schmiert. Das reichste Spiel der Familie.',
    lancashire: 'Das Original: Baumwolle, Häfen und Werften zwischen Liverpool und Manchester.',
    'age-of-industry': 'Nur Eisenbahnen, schnell und offen, mit mehreren Spielplänen und Kredit zu jeder Zeit.',
  },
  seatsOf: (least: number, most: number): string => `${least} bis ${most} Spieler`,

  setUp: {
    title: 'Neue Partie',
    edition: 'Ausgabe',
    board: 'Spielplan',
    printedBoard: (name: string): string => name,
    reconstructed: 'rekonstruiert',
    reconstructedNote: 'Dieser Spielplan wurde aus öffentlich Bekanntem rekonstruiert; es ist nicht der gedruckte.',
    ownBoard: 'Eine eigene Spielplandatei …',
    ownBoardNamed: (name: string): string => `${name} (deine Datei)`,
    options: 'Varianten',
    company: 'Spieler',
    presets: 'Schnellauswahl',
    preset: {
      apprentices: (count: number): string =>
        `Du und ${numbers[count] ?? count} ${count === 1 ? 'Lehrling' : 'Lehrlinge'}`,
      automata: (...names: readonly string[]): string => list.format(['Du', ...names]),
      friends: (count: number): string => capital(`${numbers[count] ?? count} Personen, ein Gerät`),
    },
    seat: (number: number): string => `Platz ${number}`,
    add: 'Platz hinzufügen',
    drop: (number: number): string => `Platz ${number} entfernen`,
    kind: 'Wer spielt',
    person: 'Eine Person',
    personNote: 'Spielt an diesem Gerät',
    name: 'Name',
    figure: 'Figur',
    colour: 'Farbe',
    level: 'Schwierigkeit',
    deck: 'Automakarten',
    printedDeck: 'Die Karten von Coalbrook',
    ownDeck: 'Eine eigene Kartendatei …',
    yourFile: 'Deine Datei',
    chance: 'Zufall',
    seed: 'Startwert',
    seedPlaceholder: 'leer lassen für einen neuen',
    seedNote: 'Gleicher Startwert und gleicher Aufbau ergeben die gleichen Karten.',
    begin: 'Partie beginnen',
    share: 'Diesen Aufbau als Link teilen',
    shared: 'Link kopiert. Wer ihn öffnet, bekommt denselben Tisch und dieselben Karten.',
    linkHere: 'Kopiere diesen Link:',
    looksOn: 'An diesem Tisch sitzt keine Person: Du schaust den anderen beim Spielen zu.',
    needs: (what: string): string => `Nötig: ${what}.`,
    optionNeeds: (option: string, what: string): string => `Für „${option}“ nötig: ${what}.`,
    seatsNeeded: (seats: readonly number[]): string => `Personen und Bots an diesem Tisch: ${spanOf(seats, 'bis')}.`,
    fileWrong: (file: string): string => `${file} lässt sich nicht verwenden:`,
  },

  seedLink: {
    title: 'Ein Tisch für dich',
    subtitle: 'Jemand hat diesen Tisch mit dir geteilt. Du bekommst dieselben Karten.',
    newCardsSubtitle: 'Jemand hat diesen Tisch mit dir geteilt. Du bekommst neue Karten.',
    damaged: 'Dieser Link ist beschädigt: Er enthält keinen vollständigen Aufbau. Nichts wurde verändert.',
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
      'Eine gespeicherte Partie oder Aufzeichnung zum Weiterspielen oder Ansehen, ein eigener Spielplan oder ein Deck für die Automaten.',
    drop: 'Datei hier ablegen',
    or: 'oder',
    choose: 'Datei auswählen',
    reading: 'Wird gelesen …',
    wrong: (file: string): string => `${file} ließ sich nicht öffnen. Nichts wurde verändert.`,
    notText: 'Das ist keine Textdatei, die eine Partie, ein Spielplan oder ein Deck sein könnte.',
    absent: 'Unter diesem Namen gibt es hier nichts.',
    tooBig: 'Diese Datei ist zu groß für eine Partie.',
    board: (name: string, edition: string): string => `„${name}“ ist ein Spielplan für ${edition}.`,
    boardUse: 'Darauf spielen',
    deck: (cards: number): string =>
      `Ein Deck mit ${many(cards, 'Automakarte', 'Automakarten')} für die Automaten von Birmingham.`,
    deckUse: 'Dagegen spielen',
    added: (count) => `${many(count, 'Partie', 'Partien')} auf dieses Gerät übernommen.`,
    partlyAdded: (count, all) =>
      `${figure(count)} von ${many(all, 'Partie', 'Partien')} übernommen; die anderen sind beschädigt.`,
    pasteTitle: 'Oder Text einfügen',
    paste: 'Eine gespeicherte Partie oder ein Link zu einer Partie',
    pasteOpen: 'Öffnen',
  },

  shared: {
    title: 'Eine Partie für dich',
    subtitle:
      'Dieser Link enthält eine ganze Partie. Öffne sie, um weiterzuspielen oder sie anzusehen; du bekommst deine eigene Kopie.',
    positionSubtitle:
      'Dieser Link enthält eine Stellung aus einer Partie. Öffne sie, um von dort weiterzuspielen; du bekommst deine eigene Kopie.',
    damaged: 'Dieser Link ist beschädigt: Er enthält keine ganze Partie. Nichts wurde verändert.',
    open: 'Partie öffnen',
    entries: (count: number): string => many(count, 'Eintrag', 'Einträge'),
    unpacking: 'Wird ausgepackt …',
  },

  rules: {
    title: 'Regeln',
    subtitle:
      'Alle Regeln als nummerierte Aussagen in eigenen Worten. Diese Nummern nennt das Spiel, wenn es einen Zug ablehnt.',
    edition: 'Regeln von',
    search: 'Suchen oder fragen',
    found: (count: number): string => (count === 0 ? 'Nichts gefunden' : many(count, 'Aussage', 'Aussagen')),
    contents: 'Inhalt',
    untranslated: 'Diese Regeln sind noch nicht übersetzt, deshalb steht hier der englische Text.',
    absent: (id: string): string => `Eine Regel ${id} gibt es nicht.`,
    link: (id: string): string => `Link zur Regel ${ruleNumber(id)}`,
    tryIt: 'Ausprobieren:',
  },

  learnScreen: {
    title: 'Spielen lernen',
    subtitle: 'Alles, was du für deine erste Partie brauchst; den Rest erklärt dir das Spiel unterwegs.',
    rules: 'Alle Regeln, nummeriert',
    aid: 'Eine Seite zum Ausdrucken',
    lessons: 'Mit Lektionen üben',
    guided: 'Beim Spielen lernen',
    progress: 'Dein Fortschritt',
    puzzles: 'Rätsel lösen',
    play: 'Erste Partie spielen',
    rule: (id: string): string => `Regel ${ruleNumber(id)}`,
  },
};
