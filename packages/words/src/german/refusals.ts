import { capital } from '../capital.ts';
import type { Noun, SiteWords, TileWords } from '../catalogue/noun.ts';
import type { Flipping, RefusalWords, Spoken } from '../catalogue/refusalWords.ts';
import type { Case } from './grammar.ts';
import { a, action, bent, card as cardNoun, counted, countedDative, dativeMany } from './grammar.ts';
import {
  link as linkNoun,
  listed,
  no,
  noneOf,
  noun,
  player,
  the,
  theArticle,
  tile as tileNoun,
  your,
} from './grammar.ts';
import { names, siteNoun } from './names.ts';

const coal = noun('f', 'Kohle', 'Kohle');
const iron = noun('n', 'Eisen', 'Eisen');
const ironWorks = noun('f', 'Eisenhütte', 'Eisenhütten');

const flippings: Readonly<Record<Flipping, string>> = {
  emptyShip: 'wenn ihre Kohle verbraucht ist und an ihren Markt nichts mehr verkauft werden kann',
  soldThrough: 'wenn über sie verkauft wird',
  built: 'sobald sie gebaut sind',
  usedUp: 'wenn das Letzte darauf verbraucht ist',
};

const onSite = (site: SiteWords): string => `auf dem ${siteNoun(site, 'en')}`;

/** Where a tile is: the place, and which site if there are several. */
const tileAt = (site: SiteWords): string => (site.hasNeighbours ? onSite(site) : site.place.at);

/** The same for a tile of a known industry. */
const whereOf = (site: SiteWords): string => (site.hasRivals ? onSite(site) : site.place.at);

/** A tile with the article of its industry. */
const aTile = (tile: TileWords, kase?: Case): string => a({ ...tile.industry, one: names.tile(tile) }, kase);

/** Eine Baumwollspinnerei oder eine Brauerei. */
const oneOf = (nouns: readonly Noun[]): string =>
  listed(
    nouns.map((word) => a(word, 'accusative')),
    'or',
  );

const such = (industry: Noun): string => no({ ...industry, one: `${bent('solch', industry)} ${industry.one}` });

/** For a neuter noun. */
const amount = (count: number): string => (count === 0 ? 'keines' : `nur ${count}`);

/** Sie or es, for the thing needed. */
const it = ({ gender }: Noun): string => ({ m: 'ihn', f: 'sie', n: 'es' })[gender];

const wayIsMissing = 'Verbindungen, egal von wem, müssen bis dorthin führen';

/** The pronoun of a clause about something. */
const relative = ({ gender }: Noun): string => ({ m: 'der', f: 'die', n: 'das' })[gender];

/** What cannot be brought to a place, or to either end of a line. */
const outOfReach = (cargo: Noun, source: Noun, { place, link, needs, has, words }: Spoken): string => {
  const line = link === '' ? 'Diese Stelle' : `Die Strecke ${link}`;
  const what = place.name === '' ? line : capital(place.name);
  return has === 0
    ? `${what} ist mit ${bent('kein', cargo, 'dative')} ${cargo.one} verbunden: Nötig ${needs === 1 ? 'ist' : 'sind'} ${needs}, und ${noneOf([source, ...words.access])} ist erreichbar.`
    : `${what} braucht ${needs} ${cargo.one}: Erreichbare ${source.many} haben nur ${has}, und ${noneOf(words.access)} ist erreichbar, um den Rest zu kaufen.`;
};

/** What cubes are for, with a leading space; empty if that is not known. */
const purposeOf = ({ tile, place, link, industry }: Spoken): string => {
  if (tile.industry.one !== '') return ` für ${aTile(tile, 'accusative')} ${place.at}`;
  if (link !== '') return ` für eine Verbindung auf der Strecke ${link}`;
  return industry.one === '' ? '' : ' zum Entwickeln';
};

const cubesTooDear = (cargo: Noun, spoken: Spoken): string =>
  `${capital(the(cargo))}${purposeOf(spoken)} würde auf dem Markt ${spoken.price} kosten, aber du hättest dafür nur noch ${spoken.funds}.`;

/** A tile of the seat by its industry and place. */
const yourTile = ({ industry, place }: Spoken, kase?: Case): string => `${your(industry, kase)} ${place.at}`;

const nearest = (cargo: Noun): string => `${theArticle(cargo)} nächste`;

export const refusals: RefusalWords = {
  gameIsOver: () => 'Das Spiel ist vorbei, es kann nichts mehr gespielt werden.',
  waitsForChance: () => 'Bevor es weitergeht, muss etwas gezogen werden.',
  notYourTurn: ({ seat }) => `Jetzt entscheidet ${seat}; du kommst noch an die Reihe.`,
  notAskedNow: ({ isPurchase, words }) =>
    isPurchase
      ? `Kohle und Eisen kannst du nicht einzeln kaufen: Sie kommen automatisch ${words.ladder.gender === 'f' ? 'von der' : 'vom'} ${words.ladder.one}, wenn etwas sie braucht und ${noneOf([words.mine, ironWorks])} sie liefern kann.`
      : 'Das musst du jetzt nicht entscheiden: Beantworte zuerst die offene Frage.',
  actionUnknown: ({ otherwise }) =>
    otherwise === ''
      ? 'Diese Aktion gibt es in diesem Spiel nicht.'
      : `Diese Aktion gibt es in diesem Spiel nicht: Schreibe stattdessen „${otherwise}“.`,
  cardNotHeld: ({ card }) => `Du hast die Karte „${card}“ nicht auf der Hand.`,
  siteRefusesIndustry: ({ industry, site }) => `${capital(a(industry))} passt nicht auf ${names.site(site)}.`,
  cardForAnotherPlace: ({ card, place }) => {
    if (place.name === '') return 'Mit keiner deiner Karten darfst du gerade etwas bauen.';
    return card === ''
      ? `Mit keiner deiner Karten darfst du ${place.at} bauen: Dazu brauchst du eine Karte für diesen Ort oder, wenn der Ort zu deinem Netzwerk gehört, eine Karte der Industrie.`
      : `Die Karte „${card}“ gilt nicht für ${place.name}, also darfst du dort nicht mit ihr bauen.`;
  },
  cardForAnotherIndustry: ({ card, industry, site }) =>
    card === ''
      ? `Mit keiner deiner Karten darfst du ${site.place.at || 'jetzt'} ${oneOf(industry.one === '' ? site.industries : [industry])} bauen.`
      : `Mit der Karte „${card}“ darfst du ${no(industry, 'accusative')} bauen.`,
  farmNeedsIndustryCard: ({ card }) =>
    `Für eine ländliche Brauerei hilft ${card === '' ? 'keine deiner Karten' : `die Karte „${card}“ nicht`}: Dort baust du nur mit der Karte „Brauerei“ oder dem Industriejoker.`,
  placeOutsideNetwork: ({ place, card }) =>
    `${capital(place.name)} gehört nicht zu deinem Netzwerk: Die Karte „${card}“ gilt nur dort, wo du ein Plättchen hast oder eine deiner Verbindungen endet.`,
  siteNotFree: ({ site, card }) =>
    `${capital(names.site(site))} ist besetzt: Solange du nichts auf dem Spielplan hast, gilt die Karte „${card}“ überall, aber nur für freie Felder.`,
  farmOutsideNetwork: ({ place, card }) =>
    `${capital(place.name)} gehört nicht zu deinem Netzwerk: Lege die Verbindung dorthin, dann darfst du dort mit der Karte „${card}“ bauen.`,
  noTileLeft: ({ industry }) => `Auf deinem Tableau liegt ${no(industry)} mehr.`,
  tileTooOldForEra: ({ tile }) =>
    `Dein nächstes Plättchen ist ${names.tile(tile)} und zu alt für diese Epoche: Entwickle es, um an ein besseres zu kommen.`,
  tileTooNewForEra: ({ tile, comesLater }) =>
    `Dein nächstes Plättchen ist ${names.tile(tile)} und darf ${comesLater ? 'erst in einer späteren Epoche' : 'in diesem Spiel nicht'} gebaut werden.`,
  tileLocked: ({ tile }) =>
    `Dein nächstes Plättchen ist ${aTile(tile)} und kann nie gebaut werden: Entwickle es und alle weiteren dieser Art, um an ein besseres zu kommen.`,
  betterSiteFree: ({ site }) =>
    `Felder, auf denen nichts anderes gebaut werden kann, gehen vor, und ${names.site(site)} ist noch frei.`,
  placeTaken: ({ place, has, sizeLimits }) =>
    `Du hast schon ${counted(has, tileNoun)} ${place.at}, und ${sizeLimits ? 'an einem Ort dieser Größe ist' : 'in dieser Epoche ist an einem Ort'} nicht mehr erlaubt.`,
  overbuildOtherIndustry: ({ tile, site }) =>
    `${capital(onSite(site))} liegt schon ${names.tile(tile)}, und überbaut wird nur mit derselben Industrie.`,
  overbuildNeedsHigherLevel: ({ site, needs, has, most, words }) =>
    needs > most
      ? `Das Plättchen ${tileAt(site)} hat schon die höchste Stufe, die es gibt, und kann nicht überbaut werden.`
      : `Das Plättchen ${tileAt(site)} lässt sich erst ab Stufe ${words.level(needs)} überbauen, und dein nächstes hat Stufe ${words.level(has)}.`,
  overbuildOpponentIndustry: ({ site, replaceable }) =>
    `Das Plättchen ${tileAt(site)} gehört dir nicht, und von fremden Plättchen dürfen nur ${listed(replaceable.map(({ many }) => many))} überbaut werden.`,
  overbuildOpponentWhileCubesRemain: ({ site, has }) =>
    `Das Plättchen ${tileAt(site)} gehört dir nicht: Du darfst es erst überbauen, wenn es nirgends mehr Würfel dieser Art gibt, und noch gibt es ${has}.`,
  overbuildOpponentBesideOwn: ({ place, has, sizeLimits }) =>
    `Du hast schon ${counted(has, tileNoun)} ${place.at}, und mit einem überbauten fremden Plättchen hättest du ${sizeLimits ? '' : 'in dieser Epoche '}eines zu viel.`,
  tooLittleMoney: ({ tile, place, link, price, funds }) => {
    const line = link === '' ? 'das' : `eine Verbindung auf der Strecke ${link}`;
    const what = tile.industry.one === '' ? line : `${aTile(tile)} ${place.at}`;
    return `${capital(what)} kostet ${price}, aber du hast nur ${funds}.`;
  },
  tooLittleMoneyForCoal: (spoken) => cubesTooDear(coal, spoken),
  tooLittleMoneyForIron: (spoken) => cubesTooDear(iron, spoken),
  coalOutOfReach: (spoken) => outOfReach(coal, spoken.words.mine, spoken),
  ironOutOfReach: (spoken) => outOfReach(iron, ironWorks, spoken),
  lineNotInEra: ({ link }) => `Die Strecke ${link} wird in dieser Epoche nicht benutzt.`,
  lineTaken: ({ link }) => `Auf der Strecke ${link} liegt schon eine Verbindung.`,
  lineOutsideNetwork: ({ link }) =>
    link === ''
      ? 'Keine Strecke, die noch frei ist, berührt dein Netzwerk.'
      : `Die Strecke ${link} berührt dein Netzwerk nicht: An einem ihrer Enden brauchst du ein Plättchen oder eine andere Verbindung.`,
  noLinkTileLeft: ({ hasEras }) => `Du hast ${hasEras ? 'in dieser Epoche ' : ''}kein Verbindungsplättchen mehr.`,
  noNetworkYet: () =>
    'Du hast noch nichts auf dem Spielplan, also kann nirgends eine Verbindung beginnen: Baue zuerst etwas.',
  linkNeedsBeer: ({ needs, has }) =>
    `Eine weitere Verbindung in derselben Aktion braucht ${needs} Bier aus einer Brauerei, und erreichbar ist ${amount(has)}.`,
  nothingToDevelop: ({ industry, removesAny }) =>
    `Auf deinem Tableau liegt ${removesAny ? such(industry) : no(industry)} mehr zum Entwickeln.`,
  higherTileBelow: ({ tile }) =>
    `Darunter liegt auf deinem Tableau noch ${aTile(tile)}, und dieses Plättchen muss zuerst entwickelt werden.`,
  tileMayNotBeDeveloped: ({ tile }) =>
    `${capital(names.tile(tile))} zeigt eine Glühbirne: Du darfst das Plättchen bauen, aber nicht entwickeln.`,
  bonusMayNotRemove: ({ tile }) =>
    `${capital(names.tile(tile))} zeigt eine Glühbirne: Auch der Bonus eines Händlers kann das Plättchen nicht entfernen.`,
  notYourTile: ({ site, sold }) =>
    site.place.name === ''
      ? `Du hast nichts zu verkaufen: Dazu brauchst du ${oneOf(sold)} auf dem Spielplan, noch nicht umgedreht.`
      : `${capital(onSite(site))} liegt kein Plättchen von dir.`,
  tileIsFlipped: ({ site }) => `Dein Plättchen ${tileAt(site)} ist schon umgedreht.`,
  industryNotSold: ({ industry, flipping }) =>
    `${industry.many} werden nicht verkauft: Sie werden umgedreht, ${flippings[flipping]}.`,
  merchantAbsent: ({ merchant, seats, words }) =>
    `Dieses ${words.merchant.one}feld ${merchant.at} ist geschlossen: Bei ${countedDative(seats, player)} wird es nicht benutzt.`,
  merchantBuysOther: (spoken) => {
    const { merchant, words } = spoken;
    return merchant.name === ''
      ? `Du hast nichts zu verkaufen: ${capital(no(words.merchant))} kauft ${spoken.wares}, und etwas anderes stellt ${yourTile(spoken)} nicht her.`
      : `${bent('Dies', words.merchant)} ${words.merchant.one} ${merchant.at} kauft keine ${spoken.wares}.`;
  },
  marketUsed: ({ merchant }) => `Dieser Markt ${merchant.at} hat schon gekauft, und jeder Markt kauft nur einmal.`,
  merchantOutOfReach: (spoken) => {
    const { place, merchant, words } = spoken;
    return merchant.name === ''
      ? `Du kannst noch nichts verkaufen: Von ${yourTile(spoken, 'dative')} führen keine Verbindungen zu ${a(words.merchant, 'dative')}, ${relative(words.merchant)} ${spoken.wares} kauft.`
      : `${capital(place.name)} ist nicht mit ${the(words.merchant, 'dative')} ${merchant.at} verbunden: ${wayIsMissing}.`;
  },
  tooLittleBeer: (spoken) => {
    const { industry, needs, has } = spoken;
    return industry.one === ''
      ? `Der Verkauf dieses Plättchens braucht ${needs} Bier, und erreichbar ist ${amount(has)}.`
      : `Um ${yourTile(spoken, 'accusative')} zu verkaufen, brauchst du ${needs} Bier, und erreichbar ist ${amount(has)}.`;
  },
  portMissing: ({ site }) =>
    `${capital(onSite(site))} liegt kein Hafen, über den du verkaufen könntest: Erst muss dort jemand einen bauen.`,
  portIsFlipped: ({ site }) =>
    `Über den Hafen ${whereOf(site)} wurde schon verkauft: Suche einen Hafen, der noch nicht umgedreht ist.`,
  portOutOfReach: (spoken) =>
    spoken.site.place.name === ''
      ? `Du kannst noch nichts verkaufen: Von ${yourTile(spoken, 'dative')} führen keine Verbindungen zu einem Hafen, der noch nicht umgedreht ist.`
      : `${capital(spoken.place.name)} ist nicht mit dem Hafen ${spoken.site.place.at} verbunden: ${wayIsMissing}.`,
  portTakesOther: ({ tile, industry }) =>
    `${capital(names.tile(tile))} nimmt keine Waren von ${dativeMany(industry)} an: Suche einen Hafen höherer Stufe.`,
  distantMarketClosed: () =>
    'Der Baumwollmarkt ist für den Rest dieser Epoche geschlossen: Verkaufe stattdessen über einen Hafen.',
  tradeOutOfReach: ({ place, traders }) =>
    `${capital(place.name)} ist nicht mit dem Baumwollmarkt verbunden: Verbindungen, egal von wem, müssen zu einem dieser Ziele führen: ${listed(
      [...traders.places.map(({ label }) => label), ...traders.industries.map((industry) => a(industry))],
      'or',
    )}.`,
  wholeTurnNeeded: ({ needs, has, words }) =>
    `„${words.double.one}“ mit ${words.anyCards} braucht ${counted(needs, action)}, und du hast in diesem Zug ${has === 0 ? 'keine mehr' : `nur noch ${has}`}: Mit einer passenden Karte genügt eine Aktion.`,
  mustGoOn: () => 'Diese Aktion ist noch nicht zu Ende: Nimm zuerst noch eine Karte.',
  shipNeedsPort: ({ place }) =>
    `Das Schiffsfeld „${place.label}“ ist über keine Schifffahrtslinie mit einem Hafen verbunden: Erst muss jemand einen Hafen bauen.`,
  shipNeedsOwnPort: ({ card, place }) =>
    `Die Karte „${card}“ gilt nur, wo du schon bist: Das Schiffsfeld „${place.label}“ ist über keine Schifffahrtslinie mit einem Ort verbunden, an dem ein Hafen und außerdem ein Plättchen oder eine Verbindung von dir liegt.`,
  portNotYours: ({ card, place }) =>
    `Die Karte „${card}“ gilt nur ab deinen eigenen Häfen, und das Schiffsfeld „${place.label}“ ist über keine Schifffahrtslinie mit einem deiner Häfen verbunden.`,
  placeWithoutOwnRail: ({ card, place }) =>
    `${capital(place.name)} liegt an keiner deiner Eisenbahnstrecken: Die Karte „${card}“ gilt nur dort, wo eine Strecke von dir endet, oder neben einem deiner Plättchen an einem Ort mit Platz für zwei.`,
  handFull: ({ has }) => `Du hast ${counted(has, cardNoun)} auf der Hand, und mehr sind nicht erlaubt.`,
  nothingToTake: ({ card }) =>
    card === ''
      ? 'Der Zugstapel ist leer: Von ihm kann keine Karte mehr gezogen werden.'
      : `In der Auslage liegt keine Karte „${card}“.`,
  mustDrawInstead: () =>
    'Passen kostet eine Karte, und du hast keine, obwohl es noch Karten zu ziehen gibt: Ziehe Karten, verkaufe oder lege eine Eisenbahnstrecke.',
  marketNotAllowed: ({ words }) =>
    `${capital(the(words.ladder))} beliefert nur einen Ort, den kein Würfel auf dem Spielplan erreicht und der mit ${listed(
      words.access.map((access) => a(access, 'dative')),
      'or',
    )} verbunden ist.`,
  noCardToSpend: () => 'Das kostet eine Karte, und du hast keine.',
  noCardsLeft: () => 'Es gibt keine Karten mehr, weder im Zugstapel noch in der Auslage.',
  noLoanToRepay: () => 'Du hast keinen Kredit zurückzuzahlen.',
  tooLittleMoneyToRepay: ({ price, funds }) =>
    `Einen Kredit zurückzuzahlen kostet ${price}, aber du hast nur ${funds}.`,
  noMoreLoans: () => 'Die letzten Karten sind gezogen, und danach gibt es keine Kredite mehr.',
  loanUnknown: ({ funds, loans }) =>
    `Einen Kredit von ${funds} gibt es nicht: Du kannst ${listed(loans, 'or')} aufnehmen.`,
  incomeTooLow: ({ price, funds }) =>
    `Dein Einkommen ist zu niedrig für einen Kredit: Es muss mindestens ${price} betragen und beträgt ${funds}.`,
  wildAlreadyHeld: ({ card }) =>
    `Du hast die Karte „${card}“ auf der Hand, und erkunden darf nur, wer keinen Joker hat.`,
  tooFewCards: ({ needs, has }) =>
    `Das kostet ${counted(needs, cardNoun)}, und du hast ${has === 0 ? 'keine' : `nur ${has}`}.`,
  mineEmpty: ({ site }) => `${capital(onSite(site))} liegt keine Kohle.`,
  mineOutOfReach: ({ site, cargo }) =>
    `${capital(the(cargo))} ${site.place.at} ist nicht mit dem Ort verbunden, an dem du ${it(cargo)} brauchst.`,
  mineNotNearest: ({ site, cargo, needs, has }) =>
    needs === has
      ? `${capital(the(cargo))} ${site.place.at} ist nicht ${nearest(cargo)}, und ${nearest(cargo)} kommt zuerst.`
      : `${capital(the(cargo))} ${site.place.at} ist ${counted(has, linkNoun)} entfernt, ${nearest(cargo)} nur ${needs}: ${capital(nearest(cargo))} kommt zuerst.`,
  worksEmpty: ({ site }) => `${capital(onSite(site))} liegt kein Eisen.`,
  breweryEmpty: ({ site }) => `${capital(onSite(site))} steht kein Bier.`,
  breweryOutOfReach: ({ site }) =>
    `Das Bier ${whereOf(site)} gehört dir nicht und ist nicht mit dem Ort verbunden, an dem du es brauchst.`,
  barrelMissing: ({ link }) =>
    link === ''
      ? 'Neben diesem Händler steht kein Bier.'
      : 'Das Bier für eine zweite Verbindung kommt aus einer Brauerei, nie von einem Händler.',
  notYoursToGiveUp: ({ site }) => `${capital(onSite(site))} liegt kein Plättchen von dir, das du abgeben könntest.`,
  tileWorthNothing: ({ site }) =>
    `Das Plättchen ${tileAt(site)} würde kein Geld einbringen; es abzugeben würde nicht helfen.`,
  drawWrongNumber: ({ needs, has }) => `Zu ziehen ${needs === 1 ? 'ist' : 'sind'} ${needs}, nicht ${has}.`,
  drawNotAvailable: () => 'Gezogen wurde etwas, das nicht mehr da ist.',
  nothingToDraw: () => 'Jetzt gibt es nichts zu ziehen.',
};
