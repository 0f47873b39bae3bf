import { capital } from '@coalbrook/words';
import type { Noun } from '@coalbrook/words';

import type { GuidedTexts } from '../en/guided.ts';
import { reasonTexts } from './reasons.ts';

const your = ({ gender, one }: Noun): string => `${gender === 'f' ? 'deine' : 'dein'} ${one}`;

export const guidedTexts: GuidedTexts = {
  title: 'Beim Spielen lernen',
  subtitle:
    'Eine ganze kurze Partie am richtigen Tisch. Du machst jeden Zug selbst und erfährst, was du wissen musst, wenn du es brauchst. Ganz ohne Regelheft.',
  against: (opponents) => `gegen ${opponents} (vom Computer gespielt)`,
  minutes: (count) => `etwa ${count} Minuten`,
  startHere: 'Fang hiermit an, wenn du noch keines dieser Spiele kennst.',
  alone: 'Allein gegen einen Automaten, der kein Geld braucht, über beide Epochen.',
  begin: 'Los geht’s',
  goOn: 'Weiterspielen',
  again: 'Von vorn',
  onePage: 'Lieber das Spiel auf einer Seite lesen',

  label: 'Begleiter',
  progress: (told, all) => `Thema ${told} von ${all}`,
  next: 'Weiter',
  back: 'Zurück',
  yourMove: 'Dein Zug:',
  sameAction: 'Dieselbe Aktion kann weitergehen:',
  howTo: 'Wähle, was die goldene Nadel markiert, und bestätige.',
  other: 'Du hast etwas anderes gewählt. Das darfst du; nach dem Bestätigen erfährst du, was es wert ist.',
  doIt: 'Mach das für mich',
  pieces: {
    tile: 'Was steht auf einem Plättchen?',
    card: 'Was zeigen die Karten?',
    merchant: 'Was zeigt ein Händler?',
    track: 'Die Einkommensleiste',
  },
  waiting: 'Du bist gerade nicht dran. Schau auf den Spielplan; gleich bist du wieder am Zug.',
  counting: (goOn) =>
    `Die Epoche ist zu Ende und wird gewertet. Schau, was jede Verbindung und jedes umgedrehte Plättchen bringt, und wähle dann „${goOn}“.`,
  complete: 'Damit ist dein Zug vollständig. Wenn du zufrieden bist, beende ihn.',
  reveals: (drawn) =>
    `${drawn ?? 'Jetzt wird etwas zufällig gezogen.'} Deck auf, was kommt; danach lässt sich dein Zug nicht mehr zurücknehmen.`,
  soldAbroad: (tile, at, spaces, income) =>
    `Der Marker des Baumwollmarkts ist ${spaces === 1 ? 'ein Feld' : `${spaces} Felder`} vorgerückt: ${capital(your(tile))} ${at} ist verkauft. ` +
    (income === 0
      ? 'Einkommen legt der Markt nicht mehr dazu, aber er kauft noch, bis er schließt.'
      : `Der Markt hat ${income === 1 ? 'ein Einkommensfeld' : `${income} Einkommensfelder`} dazugelegt; mehr werden es bei späteren Verkäufen nicht.`),
  closedAbroad: (tile, at, spaces) =>
    `Pech: Der Marker ist um ${spaces} Felder vorgerückt, und der Baumwollmarkt ist geschlossen; ${your(tile)} ${at} ist nicht verkauft. Bis die Epoche endet, kaufen nur noch offene Häfen.`,
  lost: 'Der Begleiter kommt bei dieser Partie nicht mehr mit. Du kannst ohne ihn weiterspielen.',
  comparing: 'Wird verglichen …',
  figures: 'In Zahlen',
  why: 'Warum?',
  rules: 'Regeln',
  rulesAbout: 'Regeln dazu',
  good: 'Ein anderer Zug, und ein guter.',
  idle: 'Das darfst du, aber es bringt nichts.',
  worse: (better) => `Das darfst du, aber das hier sieht besser aus: ${better}.`,
  takeBack: 'Zurücknehmen',
  outcome: (own, other) => {
    if (own === other) return `Unentschieden mit ${own} Punkten.`;
    return own > other ? `Du hast gewonnen, ${own} zu ${other}.` : `Diesmal hast du verloren, ${own} zu ${other}.`;
  },
  over: 'Du hast diese Partie zu Ende gespielt. Von hier aus geht es allein weiter:',
  review: 'Wie habe ich gespielt?',
  play: 'Eine eigene Partie',
  lessons: 'Kurze Lektionen',
  puzzles: 'Rätsel',
  more: 'Andere geführte Partien',
  reasons: reasonTexts,
  purposes: {
    coal: 'Das Bergwerk wird umgedreht, sobald seine Kohle verbraucht ist, egal, von wem.',
    iron: 'Die Hütte wird umgedreht, sobald ihr Eisen verbraucht ist, egal, von wem.',
    beer: 'Die Brauerei wird umgedreht, sobald ihr Bier verbraucht ist.',
    goods: 'Das Plättchen wird umgedreht, sobald es verkauft ist.',
    source: 'Ein Plättchen wird umgedreht, wenn das Letzte darauf verbraucht ist.',
    port: 'Der Hafen wird umgedreht, sobald etwas über ihn verkauft wird.',
    ship: 'Das ist ein Plättchen mehr für die Wertung.',
    network: 'Niemand sonst kann diese Verbindung dann noch legen.',
    develop: 'Du baust immer das niedrigste Plättchen, und dieses ist dann aus dem Weg.',
    sell: 'Was verkauft ist, wird umgedreht.',
    loan: 'Das Geld hast du sofort.',
    scout: 'Du bekommst zwei Joker, einen für jeden Ort und einen für jede Industrie.',
    remove: 'Du baust immer das niedrigste Plättchen, und dieses ist dann aus dem Weg.',
    draw: 'Jeder Bau kostet eine Karte.',
    pass: 'Das kostet eine Karte, sonst passiert nichts.',
    discard: 'Diese Karte brauchst du am wenigsten.',
    barrel: 'Das Fass des Händlers taugt nur für diesen Verkauf.',
    bonus: 'Das Plättchen verlässt dein Tableau ohne Eisen.',
    forfeit: 'Das fehlt dir am wenigsten.',
    stop: 'Damit endet die Aktion.',
    buy: 'Es kommt vom Markt, zum angezeigten Preis.',
    repay: 'Kredite kosten jede Runde Zinsen.',
  },
};
