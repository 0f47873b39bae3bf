import { purposeOf, reasonsFor } from '@coalbrook/guide';
import type { FlipGain, FlippedTile, LinkSource, MoveReason } from '@coalbrook/guide';
import { findFinalStep, lowestTile } from '@coalbrook/rules';
import type { Action, Bonus, SiteId, Table, View } from '@coalbrook/rules';
import { thingsOf } from '@coalbrook/words';
import type { Language, Noun } from '@coalbrook/words';

import type { GuidedTexts } from '../language/en/guided.ts';
import type { ReasonTexts } from '../language/en/reasons.ts';

/** How many missing links are few enough to speak of, and how many places few enough to name. */
const FEW_LINKS = 3;
const FEW_PLACES = 3;

interface Speech {
  readonly table: Table;
  readonly view: View;
  readonly texts: ReasonTexts;
  readonly language: Language;
}

const tileOn = ({ table, view, language }: Speech, site: SiteId): Noun =>
  thingsOf(table, language).words.industry(table.tiles[view.tile[site]].industry);

const sayFlipping = ({ table, texts, language }: Speech, { site, tile, isNew }: FlippedTile): string => {
  const things = thingsOf(table, language);
  return texts.flipping(things.words.industry(table.tiles[tile].industry), things.inPlaceOfSite(site), isNew);
};

const sayGain = ({ table, texts, language }: Speech, { money, ...points }: FlipGain): string => {
  const sum = thingsOf(table, language).money(money);
  return language.listed([
    ...(money > 0 ? [texts.gainMoney(sum, table.flipPaysCash)] : []),
    ...(points.points > 0 ? [texts.gainPoints(points)] : []),
  ]);
};

const sayBonus = ({ table, texts, language }: Speech, { kind, amount }: Bonus, money: number): string => {
  const things = thingsOf(table, language);
  switch (kind) {
    case 'money':
      return texts.bonuses.money(things.money(amount));
    case 'income':
      return money > 0 ? texts.bonuses.income(things.money(money)) : texts.bonuses.someIncome;
    case 'points':
    case 'develop':
      return texts.bonuses[kind](amount);
  }
};

const sayLinkPoints = ({ table, texts, language }: Speech, points: number, sources: readonly LinkSource[]): string => {
  const things = thingsOf(table, language);
  const { linkPoints, pointsFor } = texts;
  const named = ({ place, tiles }: LinkSource): string =>
    tiles === 0 ? texts.edgePlace(things.place(place)) : texts.flippedTiles(tiles, things.inPlace(place));
  if (sources.length === 1) return linkPoints(points, pointsFor.all(named(sources[0])));
  return linkPoints(
    points,
    pointsFor.some(language.listed(sources.map((source) => pointsFor.part(source.points, named(source))))),
  );
};

/** Something that a move does; nothing if it is not worth a word. */
const sayReason = (speech: Speech, reason: MoveReason): string | undefined => {
  const { table, view, texts, language } = speech;
  const things = thingsOf(table, language);
  const { words } = things;
  switch (reason.about) {
    case 'buyer': {
      const { site, place, lacksBeer } = reason;
      return texts.buyer(tileOn(speech, site), things.inPlaceOfSite(site), things.inPlace(place), lacksBeer);
    }
    case 'nearer':
      return texts.nearer(
        tileOn(speech, reason.site),
        things.inPlaceOfSite(reason.site),
        reason.links,
        words.link(view.era),
      );
    case 'ownBuyer':
      return texts.ownBuyer(things.inPlace(reason.place), reason.lacksBeer);
    case 'missingLinks':
      return reason.links <= FEW_LINKS ? texts.missingLinks(reason.links, words.link(view.era)) : undefined;
    case 'carries': {
      const { site, places } = reason;
      const carried = [words.cargo(reason.cargo).one, tileOn(speech, site), things.inPlaceOfSite(site)] as const;
      return places.length > FEW_PLACES
        ? texts.carriesFar(...carried, places.length)
        : texts.carries(...carried, language.listed(places.map(things.label)));
    }
    case 'market':
      return texts.market(words.cargo(reason.cargo).one);
    case 'opens':
      return texts.opens(
        things.inPlace(reason.place),
        language.listed(reason.industries.map(things.industry)),
        reason.industries.length,
      );
    case 'linkPoints':
      return sayLinkPoints(speech, reason.points, reason.sources);
    case 'linkMoney':
      return texts.linkMoney(things.money(reason.money));
    case 'paid':
      return texts.paid(reason.cubes, words.cargo(reason.cargo).one, things.money(reason.money));
    case 'reaches':
      return texts.reaches(language.listed(reason.places.map(things.label)));
    case 'flips': {
      const { tiles, gain } = reason;
      const brought = sayGain(speech, gain);
      if (tiles.length === 1 && tiles[0].isNew) return texts.flipsAtOnce(brought);
      return texts.flips(language.listed(tiles.map((tile) => sayFlipping(speech, tile))), tiles.length, brought);
    }
    case 'flipsForOthers': {
      const named = reason.tiles.map(({ tile }) => words.industry(table.tiles[tile].industry).one);
      return texts.flipsForOthers(language.listed(named), named.length, sayGain(speech, reason.gain));
    }
    case 'mayFlip':
      return texts.mayFlip(tileOn(speech, reason.site), sayGain(speech, reason.gain), reason.odds);
    case 'promise': {
      const { cargo } = table.tiles[reason.tile];
      return texts.promise[reason.trigger](
        sayGain(speech, reason.gain),
        cargo === undefined ? '' : words.cargo(cargo).one,
      );
    }
    case 'beerFor':
      return texts.beerFor(tileOn(speech, reason.site), things.inPlaceOfSite(reason.site));
    case 'bonus':
      return texts.bonus(reason.isUsed, sayBonus(speech, reason.bonus, reason.money));
    case 'takes':
      return texts.takes(words.cargo(reason.cargo).one, reason.left, view.tileOwner[reason.site] === view.actor);
    case 'cards':
      return texts.cards(reason.has);
    case 'idleCards':
      return texts.idleCards(reason.idle, reason.of);
    case 'locked':
      return texts.locked(reason.left);
    case 'second':
    case 'unlocked': {
      const { industry, level } = table.tiles[reason.tile];
      return texts[reason.about](words.industry(industry), things.level(level));
    }
    case 'better': {
      const { industry, level } = table.tiles[reason.tile];
      return texts.better(words.industry(industry), things.level(level), reason.before, reason.now);
    }
    case 'above': {
      const { industry, level } = table.tiles[reason.tile];
      const lowest = lowestTile(table, view, view.actor, industry)?.level ?? level;
      return texts.above(reason.left, things.level(lowest), things.level(level), reason.countsMore);
    }
    case 'loan': {
      const { has, amount, perRound, rounds, points } = reason;
      const cash = findFinalStep(table, 'scoreCash');
      if (cash && points !== undefined)
        return texts.lastLoan(points, things.money(cash.moneyPerPoint), cash.mostPoints);
      const cost = rounds === undefined ? undefined : things.money(perRound * rounds);
      return texts.loan(texts.purse(things.money(has), has < amount), things.money(perRound), cost, rounds);
    }
    case 'owes':
      return texts.owes(things.money(-reason.perRound));
  }
};

/** What a move does in this position, one sentence each, or else what such moves do. */
export const sayReasons = (
  table: Table,
  view: View,
  move: readonly Action[],
  { reasons: texts, purposes }: GuidedTexts,
  language: Language,
): readonly string[] => {
  const speech = { table, view, texts, language };
  const said = reasonsFor(table, view, move).flatMap((reason) => sayReason(speech, reason) ?? []);
  return said.length > 0 ? said : [purposes[purposeOf(table, view, move[0])]];
};
