import { capital } from '@coalbrook/words';
import type { Noun } from '@coalbrook/words';

import type { GuidedTexts } from '../en/guided.ts';
import { reasonTexts } from './reasons.ts';

const your = ({ gender, one }: Noun): string => `${gender === 'f' ? 'deine' : 'dein'} ${one}`;

export const guidedTexts: GuidedTexts = {
  title: 'Beim Spielen lernen',
  subtitle:
    'Eine ganze kurze Partie am richtigen Tisch. Du machst jeden Zug selbst und erfährst, was du wissen musst, wenn du es brauchst. Ganz ohne Regelheft.',
  against: (opponents) => `gegen ${opponents}`,
  minutes: (count) => `etwa ${count} Minuten`,
  begin: 'Los geht’s',
  goOn: 'Weiterspielen',
  again: 'Von vorn',
  onePage: 'Lieber das Spiel auf einer Seite lesen',

  label: 'Begleiter',
  progress: (told, all) => `Thema ${told} von ${all}`,
  next: 'Weiter',
  back: 'Zurück',
  yourMove: 'Dein Zug:',
  howTo: 'Tipp an, was markiert ist, und bestätige; nochmals antippen bestätigt auch.',
  doIt: 'Mach das für mich',
  waiting: 'Du bist gerade nicht dran. Schau auf den Plan; gleich bist du wieder dran.',
  counting:
    'Die Epoche ist zu Ende und wird gewertet. Schau, was jede Verbindung und jedes umgedrehte Plättchen bringt, und mach unter dem Plan weiter.',
  complete: 'Damit ist dein Zug vollständig. Wenn du zufrieden bist, beende ihn.',
  reveals: (drawn) =>
    `${drawn ?? 'Jetzt wird etwas zufällig gezogen.'} Deck auf, was kommt; danach lässt sich dein Zug nicht mehr zurücknehmen.`,
  soldAbroad: (tile, at, spaces, income) =>
    `Der Marker des Baumwollmarkts ist ${spaces === 1 ? 'ein Feld' : `${spaces} Felder`} vorgerückt: ${capital(your(tile))} ${at} ist verkauft. ` +
    (income === 0
      ? 'Einkommen legt der Markt nicht mehr dazu, aber er kauft noch, bis er schließt.'
      : `Der Markt hat ${income === 1 ? 'ein Einkommensfeld' : `${income} Einkommensfelder`} dazugelegt; mehr werden es bei späteren Verkäufen nicht.`),
  closedAbroad: (tile, at, spaces) =>
    `Pech: Das gezogene Plättchen hat den Marker um ${spaces} vorgerückt, hinter die letzte Zahl. Der Baumwollmarkt ist für den Rest der Epoche geschlossen, und ${your(tile)} ${at} ist nicht verkauft. Von jetzt an kaufen nur noch offene Häfen.`,
  lost: 'Der Begleiter kommt bei dieser Partie nicht mehr mit. Du kannst ohne ihn weiterspielen.',
  comparing: 'Wird verglichen …',
  good: 'Ein anderer Zug, und ein guter.',
  idle: 'Das darfst du, aber es bringt nichts.',
  worse: (better) => `Das darfst du. Besser sieht das hier aus: ${better}.`,
  takeBack: 'Zurücknehmen',
  outcome: (own, other) => {
    if (own === other) return `Unentschieden mit ${own} Punkten.`;
    return own > other ? `Du hast gewonnen, ${own} zu ${other}.` : `Diesmal hast du verloren, ${own} zu ${other}.`;
  },
  over: 'Du hast eine ganze Partie gespielt. Von hier aus geht es allein weiter:',
  review: 'Wie habe ich gespielt?',
  play: 'Ein eigenes Spiel',
  lessons: 'Kurze Lektionen',
  puzzles: 'Rätsel',
  more: 'Andere geführte Partien',
  reasons: reasonTexts,
  purposes: {
    coal: 'Auch die anderen werden Kohle brauchen. Ist sie verbraucht, dreht sich das Bergwerk um.',
    iron: 'Ein Teil des Eisens wird sofort an den Markt verkauft, den Rest dürfen alle nutzen.',
    beer: 'Zum Verkaufen brauchst du Bier.',
    goods: 'Es macht sich bezahlt, sobald es verkauft ist.',
    source: 'Jedes Plättchen dreht sich um, sobald es leer ist. Das freut, wem es gehört.',
    port: 'Baumwolle geht durch Häfen, und der Hafen dreht sich mit der Spinnerei um.',
    ship: 'Ein Schiff dreht sich um, sobald es gebaut ist.',
    network: 'Verbindungen zählen, was an ihren Enden liegt, und erschließen mehr vom Plan.',
    develop: 'Bessere Plättchen kommen dran.',
    sell: 'Das Plättchen dreht sich um, und das zahlt sich aus.',
    loan: 'Mit Geld in der Hand kannst du gleich bauen.',
    scout: 'Joker passen überall.',
    remove: 'Bessere Plättchen kommen dran.',
    draw: 'Mehr Karten, mehr Auswahl.',
    pass: 'Gerade gibt es nichts Besseres zu tun.',
    discard: 'Diese Karte brauchst du am wenigsten.',
    barrel: 'Das Fass des Händlers bringt einen Bonus.',
    bonus: 'Dieses Plättchen brauchst du am wenigsten.',
    forfeit: 'Das ist der kleinste Verlust.',
    stop: 'Mehr davon würde sich nicht lohnen.',
    buy: 'Das ist billig genug.',
    repay: 'Kredite kosten jede Runde Zinsen.',
  },
};
