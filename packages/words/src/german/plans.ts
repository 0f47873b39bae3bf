import type { Criterion, Obstacle } from '@coalbrook/rules';

import type { Noun } from '../catalogue/noun.ts';
import type { ObstacleFacts, PlanWords } from '../catalogue/planWords.ts';
import { a, bent, counted, countedDative, listed, no, noun, point, several, theArticle, tile } from './grammar.ts';
import { thenDeed } from './journal.ts';
import { names } from './names.ts';

const there = ({ places, areNamed }: ObstacleFacts): string => {
  if (areNamed) return 'dort';
  return places.length === 0 ? 'hier' : names.atPlaces(places);
};

const outsideNetwork = ({ places, areNamed }: ObstacleFacts): string => {
  if (areNamed && places.length > 1) return 'keiner dieser Orte zum Netzwerk gehört';
  const who = areNamed || places.length === 0 ? 'der Ort' : listed(places.map(({ name }) => name));
  return `${who} nicht zum Netzwerk ${places.length > 1 ? 'gehören' : 'gehört'}`;
};

const farmOutOfReach = ({ places, areNamed }: ObstacleFacts): string => {
  const named = places.length > 1 ? 'eine davon' : 'sie';
  const which =
    areNamed || places.length === 0
      ? named
      : listed(
          places.map(({ name }) => name),
          'or',
        );
  return `keine Verbindung ${which} ins Netzwerk brächte`;
};

/** Clauses after „weil“: the verb comes last. */
const obstacles: Readonly<Record<Obstacle, (facts: ObstacleFacts) => string>> = {
  ironTooCheap: ({ price, limit }) =>
    `Eisen auf dem Markt nur ${price} kostet (die Karte verlangt mindestens ${limit})`,
  ironTooDear: ({ needs, price, limit }) =>
    needs === 0
      ? 'auf keiner Eisenhütte Eisen liegt'
      : `Eisen auf dem Markt ${price} kostet (die Karte erlaubt höchstens ${limit})`,
  noTileLeft: () => 'kein solches Plättchen mehr auf dem Tableau liegt',
  tileNotOfEra: (facts) => `${facts.tile} in dieser Epoche nicht gebaut werden kann`,
  noFreeSite: (facts) => `${there(facts)} kein Feld frei ist`,
  placeTaken: (facts) => `${there(facts)} kein zweites Plättchen erlaubt ist`,
  noCoal: (facts) =>
    facts.needs === 1
      ? `${there(facts)} keine Kohle zu haben ist`
      : `${there(facts)} weniger als ${facts.needs} Kohle zu haben sind`,
  noLinkForCoal: (facts) =>
    `auch eine weitere Verbindung ${there(facts)} ${facts.needs === 1 ? 'keine' : `keine ${facts.needs}`} Kohle brächte`,
  farmOutOfReach,
  nowhereToBuild: () => 'kein Ort alles Nötige bietet',
  outsideNetwork,
  noOpenLine: (facts) => `${there(facts)} keine Verbindung mehr gelegt werden kann`,
  noLinkTileLeft: () => 'kein Verbindungsplättchen mehr da ist',
  nothingToSell: () => 'es nichts zu verkaufen gibt',
  noBeerNoBrewery: () => 'Bier fehlt',
  noLinkToMerchant: () => 'keine einzelne Verbindung zu einem passenden Händler führen würde',
};

/** What distinguishes one of several; `the` is its article. */
const criteria: Readonly<Record<Criterion, (the: string) => string>> = {
  noMerchant: (the) => `${the} ohne Händler am Ende`,
  reachesBeer: (the) => `${the} zum Bier`,
  inNetwork: (the) => `${the} zurück ins Netzwerk`,
  mostTiles: (the) => `${the} zum Ort mit den meisten Plättchen`,
  mostFreeSites: (the) => `${the} zum Ort mit den meisten freien Feldern`,
  ownCoal: (the) => `${the} mit eigener Kohle`,
  clockwise: (the) => `${the} erste im Uhrzeigersinn ab Norden`,
  mostSites: (the) => `${the} zwischen den meisten Feldern`,
  ownSource: () => 'Eigenes vor Fremdem',
  personSource: (the) => `${the} einer Person vor ${the} eines Automaten`,
  linkIcons: (the) => `${the} mit dem größten Gewinn für eigene Verbindungen`,
  sellsThere: (the) => `${the} mit Anschluss an einen Abnehmer`,
  linkBalance: (the) => `${the} mit den meisten eigenen Verbindungen abzüglich derer der Person`,
  alphabet: (the) => `${the} erste im Alphabet`,
  corner: (the) => `${the} in der Ecke, die auf der nächsten Karte markiert ist`,
};

const because = (what: string, reasons: readonly string[]): string =>
  reasons.length === 0 ? what : `${what}, weil ${listed(reasons)}`;

const further = (word: Noun): string => no({ ...word, one: `${bent('weiter', word)} ${word.one}` });

export const plans: PlanWords = {
  card: (slug, isReconstructed) => `Automakarte ${slug}${isReconstructed ? ' (rekonstruiert)' : ''}`,

  // What was tried
  turnOver: (card) => `deckt ${card} auf`,
  turnOverInVain: (card) => `deckt ${card} vergeblich auf`,
  followBack: (card) => `folgt der Rückseite von ${card}`,
  followCorner: (card) => `folgt der Ecke von ${card}`,
  told: (what, parts) => (parts.length === 0 ? `${what}.` : `${what}: ${parts.join('; ')}.`),

  // Why it failed
  obstacle: (obstacle, facts) => obstacles[obstacle](facts),
  noBuilding: (industry, places, reasons) =>
    because(places.length === 0 ? `nirgendwo ${a(industry)}` : `${no(industry)} ${names.atPlaces(places)}`, reasons),
  noLinkFrom: (word, places, reasons) =>
    because(
      `${no(word)} ab ${listed(
        places.map(({ label }) => label),
        'or',
      )}`,
      reasons,
    ),
  noLinkOnward: (word, reasons) => because(further(word), reasons),
  noDevelopment: (reasons) => because('keine Entwicklung', reasons),
  nothingToSell: 'nichts zu verkaufen',
  noSale: (reasons) => because('kein Verkauf', reasons),
  noBeer: (brewery, reasons) => because(`kein Bier für einen Verkauf und keine Brauerei ${brewery.at}`, reasons),

  // What was done
  develop: 'entwickelt',
  forPoints: (points) => `für ${counted(points, point)}`,
  saleNeedsBeer: 'für einen Verkauf fehlt Bier',
  saleNeedsLink: 'für einen Verkauf fehlt die Verbindung zu einem Händler',
  deeds: (deeds) => {
    const isShort = deeds.slice(0, -1).every(({ outcomes }) => outcomes.length === 0);
    const parts = deeds.map(({ deed, outcomes }, index) =>
      [index === 0 ? deed : thenDeed(deed), ...outcomes].join('; '),
    );
    return isShort && parts.length > 0 ? [parts.join(', ')] : parts;
  },
  sentence: (parts) => `${parts.join('; ')}.`,
  fromMarket: (cargo, count) => `${several(count, cargo.one)} vom Markt`,
  marketed: (count, cargo) => `${count} ${cargo.one} ${count === 1 ? 'geht' : 'gehen'} auf den Markt`,
  weighed: (among, word, by) => `von ${countedDative(among, word)} ${criteria[by](theArticle(word))}`,
  why: (weighed) => (weighed.length === 0 ? '' : ` (${weighed.join('; ')})`),
  line: noun('f', 'Strecke', 'Strecken'),
  site: noun('n', 'Feld', 'Felder'),
  town: noun('m', 'Ort', 'Orte'),
  tile,

  // The end of an era
  matCleared: (name, count) =>
    `${name} legt ${counted(count, tile)} weg, ${count === 1 ? 'das' : 'die'} für die nächste Epoche zu alt ${count === 1 ? 'ist' : 'sind'}.`,
};
