import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { check, reasons } from '@coalbrook/rules';
import type { Facts, Reason, Seat, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { everyFact, idOf, tableFor } from './fixtures.ts';
import type { PlainFacts } from './fixtures.ts';
import { playRandomly } from './randomGame.ts';
import { explain } from './refusals.ts';

const table = tableFor(birmingham);
const abroad = tableFor(lancashire);
const onCredit = tableFor(ageOfIndustry, {
  seats: 4,
  options: ['new-england', 'ship-card-own-port', 'develop-lowest'],
});

const withMerchant: PlainFacts = { ...everyFact, merchant: 0 };

/** Only the words matter here; an edition cites no rule for refusals it never gives. */
const say = (reason: Reason, facts: PlainFacts = {}, at = table): string =>
  explain(at, { reason, facts: facts as Facts, rule: '' }, english);

const aSentence = /^[A-Z][^#]*[^ ]\.$/;
const aGap = /undefined|NaN| {2}| [.,:]|the card|^ /;

describe('a refusal', () => {
  it.each(reasons)('for %s is one complete sentence', (reason) => {
    const sentence = say(reason, withMerchant);
    expect(sentence).toMatch(aSentence);
    expect(sentence).not.toMatch(aGap);
  });

  it('is one complete sentence for every refusal of a game without merchants', () => {
    for (const reason of reasons.filter((one) => abroad.citations[one])) {
      const sentence = say(reason, everyFact, abroad);
      expect(sentence).toMatch(aSentence);
      expect(sentence).not.toMatch(aGap);
      expect(sentence).not.toMatch(/merchant|beer|brewery|farm/);
    }
  });

  it('is one complete sentence for every refusal of a game with loans', () => {
    const { has: _has, place: _place, ...fewer } = withMerchant;
    const { card: _card, ...fewest } = fewer;
    for (const reason of reasons.filter((one) => onCredit.citations[one])) {
      const [sentence, shorter] = [withMerchant, fewer].map((facts) => say(reason, facts, onCredit));
      expect(sentence).toMatch(aSentence);
      expect(sentence).not.toMatch(aGap);
      expect(sentence).not.toMatch(/merchant|beer|brewery|farm|era\b|£/);
      expect(shorter).not.toMatch(/undefined|NaN/);
    }
    expect(say('nothingToTake', fewest, onCredit)).toMatch(aSentence);
  });

  it.each(editions)('has all facts of refusals in $name, without gaps', (edition) => {
    const at = tableFor(edition);
    const heard = new Set<Reason>();
    let decisions = 0;
    const look = (state: State): void => {
      const actions = decisions++ % 10 === 0 ? at.catalogue.all : [];
      for (const action of actions) {
        const refusal = check(at, state, state.actor, action);
        if (!refusal) continue;
        heard.add(refusal.reason);
        const sentence = explain(at, refusal, english);
        if (!aSentence.test(sentence) || aGap.test(sentence)) expect(sentence).toBe('a sentence without gaps');
      }
    };
    playRandomly(at, 'refusals', { look });
    expect(heard.size).toBeGreaterThan(25);
  });

  it('names what a sum is for', () => {
    const [place, tile, link] = [
      idOf(table.places, 'dudley'),
      idOf(table.tiles, 'coal-1'),
      idOf(table.links, 'birmingham-dudley'),
    ];
    const sum = { needs: 5, has: 4 };
    expect([
      say('tooLittleMoney', { ...sum, place, tile }),
      say('tooLittleMoney', { ...sum, link }),
      say('tooLittleMoneyForCoal', { ...sum, link }),
      say('tooLittleMoneyForIron', { ...sum, industry: idOf(table.industries, 'coal') }),
    ]).toEqual([
      'A coal mine I in Dudley costs £5, but you have only £4.',
      'A link on the line Birmingham–Dudley costs £5, but you have only £4.',
      'The coal for a link on the line Birmingham–Dudley would cost £5 on the market, but you would have only £4 left for it.',
      'The iron for developing would cost £5 on the market, but you would have only £4 left for it.',
    ]);
  });

  it('speaks of a kind of action in general', () => {
    const mill = { place: idOf(table.places, 'dudley'), industry: idOf(table.industries, 'cotton') };
    expect([
      say('merchantOutOfReach', mill),
      say('merchantBuysOther', mill),
      say('tooLittleBeer', { ...mill, needs: 1, has: 0 }),
      say('portOutOfReach', mill),
      say('lineOutsideNetwork', {}),
      say('cardForAnotherPlace', {}),
    ]).toEqual([
      'You can sell nothing yet: no links lead from your cotton mill in Dudley to a merchant that buys cotton.',
      'You have nothing to sell: no merchant buys cotton, which is what your cotton mill in Dudley makes.',
      'Selling your cotton mill in Dudley takes 1 beer, and there is none within reach.',
      'You can sell nothing yet: no links lead from your cotton mill in Dudley to a port that has not flipped.',
      'No line that is still free touches your network.',
      'None of your cards lets you build anything now.',
    ]);
  });

  it('is helpful to newcomers', () => {
    const { cards, industries, links, merchants, places, sites, tiles } = table;
    const dudley = idOf(places, 'dudley');
    expect([
      say('coalOutOfReach', { place: dudley, needs: 1, has: 0 }),
      say('coalOutOfReach', { needs: 2, has: 1 }),
      say('tooLittleMoney', { needs: 12, has: 5 }),
      say('notYourTurn', { seat: 2 }),
      say('siteRefusesIndustry', { site: idOf(sites, 'dudley#1'), industry: idOf(industries, 'brewery') }),
      say('farmOutsideNetwork', { place: idOf(places, 'farm-north'), card: idOf(cards, 'brewery') }),
      say('overbuildNeedsHigherLevel', { site: idOf(sites, 'leek#1'), needs: 4, has: 2 }),
      say('overbuildOpponentIndustry', { site: idOf(sites, 'leek#1') }),
      say('tileTooOldForEra', { tile: idOf(tiles, 'cotton-1') }),
      say('lineOutsideNetwork', { link: idOf(links, 'kidderminster-worcester') }),
      say('merchantOutOfReach', { merchant: idOf(merchants, 'oxford#2'), place: dudley }),
      say('mineNotNearest', { site: idOf(sites, 'cannock#2'), needs: 1, has: 3 }),
      say('incomeTooLow', { needs: -7, has: -8 }),
      say('loanUnknown', { has: 20 }),
    ]).toMatchInlineSnapshot(`
      [
        "Dudley is not connected to any coal: it needs 1, and no mine or merchant is within reach.",
        "This needs 2 coal: mines within reach have only 1, and no merchant is within reach to buy the rest.",
        "That costs £12, but you have only £5.",
        "It is Brunel’s turn to decide, not yours.",
        "A brewery cannot be built on the coal mine site in Dudley.",
        "The farm near Cannock is not in your network: lay the link to it first, then the brewery card lets you build there.",
        "The tile on the cotton mill or manufacturer site in Leek can be replaced only by level IV or higher, and your next tile is level II.",
        "The tile on the cotton mill or manufacturer site in Leek is not yours, and of other players’ tiles only coal mines and iron works can be replaced.",
        "Your next tile is cotton mill I, which is too old for this era: develop it to get to a better tile.",
        "The line Kidderminster–Worcester–the farm near Worcester does not touch your network: you need a tile or another link at one of its ends.",
        "Dudley is not connected to Oxford: links must lead all the way, whoever owns them.",
        "The coal in Cannock is 3 links away, and there is coal only 1 link away: the nearest must be taken first.",
        "Your income is too low for a loan: it must be at least −£7, but it is −£8.",
        "There is no loan of £20: you can borrow £30.",
      ]
    `);
  });

  it('is helpful about selling, ports and shipyards', () => {
    const { industries, places, sites, tiles } = abroad;
    const bury = idOf(places, 'bury');
    const liverpool = idOf(sites, 'liverpool#1');
    const tell = (reason: Reason, facts: PlainFacts = {}): string => say(reason, facts, abroad);
    expect([
      tell('coalOutOfReach', { place: bury, needs: 1, has: 0 }),
      tell('coalOutOfReach', { needs: 2, has: 1 }),
      tell('tileLocked', { tile: idOf(tiles, 'shipyard-0') }),
      tell('noNetworkYet'),
      tell('portMissing', { site: idOf(sites, 'preston#1') }),
      tell('portIsFlipped', { site: liverpool }),
      tell('portOutOfReach', { site: liverpool, place: bury }),
      tell('distantMarketClosed'),
      tell('tradeOutOfReach', { place: bury }),
      tell('wholeTurnNeeded', { needs: 2, has: 1 }),
      tell('noMoreLoans'),
      tell('loanUnknown', { has: 15 }),
      tell('industryNotSold', { industry: idOf(industries, 'coal') }),
      tell('industryNotSold', { industry: idOf(industries, 'port') }),
      tell('industryNotSold', { industry: idOf(industries, 'shipyard') }),
    ]).toMatchInlineSnapshot(`
      [
        "Bury is not connected to any coal: it needs 1, and no mine or trade icon is within reach.",
        "This needs 2 coal: mines within reach have only 1, and no trade icon is within reach to buy the rest.",
        "Your next tile is a locked shipyard, which can never be built: develop it, and any other like it, to get to a better tile.",
        "You have nothing on the board yet, so there is nowhere to start a link: build something first.",
        "There is no port on the cotton mill or port site in Preston to sell through: someone has to build one first.",
        "Something has already been sold through the port on the first port site in Liverpool: choose a port that has not flipped.",
        "Bury is not connected to the port in Liverpool: links must lead all the way, whoever owns them.",
        "The distant market is closed for the rest of this era: sell through a port instead.",
        "Bury is not connected to the distant market: links must lead to The Midlands, Scotland, Yorkshire or any port, whoever owns them.",
        "A double build with any two cards takes 2 actions, and you have only 1 left this turn: with a matching card, one action is enough.",
        "The last cards have been drawn, and after that no more loans can be taken.",
        "There is no loan of £15: you can borrow £10, £20 or £30.",
        "Coal mines are not sold: they flip when everything on them has been used up.",
        "Ports are not sold: they flip when something is sold through them.",
        "Shipyards are not sold: they flip as soon as they are built.",
      ]
    `);
  });

  it('mentions the whole hand if no card was chosen', () => {
    const { industries, places } = onCredit;
    const tell = (reason: Reason, facts: PlainFacts = {}): string => say(reason, facts, onCredit);
    expect([
      tell('cardForAnotherPlace', { place: idOf(places, 'albany') }),
      tell('cardForAnotherIndustry', { industry: idOf(industries, 'cotton') }),
      tell('farmNeedsIndustryCard'),
    ]).toEqual([
      'None of your cards lets you build in Albany: you need a card for that place or, if the place is in your network, a card for the industry.',
      'None of your cards lets you build a cotton mill now.',
      'None of your cards works at a farm: to build there, you need a brewery card or the wild industry card.',
    ]);
  });

  it('mentions what a site takes if no card was chosen', () => {
    const [iron, mill] = ['derby#3', 'derby#2'].map((slug) => idOf(table.sites, slug));
    expect([
      say('cardForAnotherIndustry', { site: iron }),
      say('cardForAnotherIndustry', { site: mill }),
      say('cardForAnotherIndustry', { site: mill, industry: idOf(table.industries, 'cotton') }),
    ]).toEqual([
      'None of your cards lets you build an iron works in Derby.',
      'None of your cards lets you build a cotton mill or a manufacturer in Derby.',
      'None of your cards lets you build a cotton mill in Derby.',
    ]);
  });

  it('says that there is nothing to sell, or nobody to sell to', () => {
    expect([say('notYourTile'), say('notYourTile', {}, abroad), say('notAskedNow', { market: 1 })]).toEqual([
      'You have nothing to sell: you need a cotton mill, a manufacturer or a pottery on the board that has not flipped yet.',
      'You have nothing to sell: you need a cotton mill on the board that has not flipped yet.',
      'You cannot buy coal or iron separately: they come from the market automatically when something needs them and no mine or iron works can supply any.',
    ]);
    expect(say('notAskedNow', { market: 1 }, onCredit)).toContain('from the demand track automatically');
    expect(say('notAskedNow')).toContain('not what you have to decide now');
  });

  it('is helpful about loans, drawing cards and ships', () => {
    const { cards, industries, merchants, places, sites, tiles } = onCredit;
    const [albany, bay] = ['albany', 'massachusetts-bay'].map((slug) => idOf(places, slug));
    const [brown, ship] = ['brown', 'ship'].map((slug) => idOf(cards, slug));
    const tell = (reason: Reason, facts: PlainFacts = {}): string => say(reason, facts, onCredit);
    expect([
      tell('coalOutOfReach', { needs: 1, place: albany }),
      tell('ironOutOfReach', { needs: 1 }),
      tell('shipNeedsPort', { place: bay }),
      tell('shipNeedsOwnPort', { card: ship, place: bay }),
      tell('portNotYours', { card: ship, place: bay }),
      tell('placeWithoutOwnRail', { card: idOf(cards, 'cotton'), place: albany }),
      tell('cardForAnotherPlace', { card: brown, place: bay }),
      tell('placeTaken', { place: bay, has: 1 }),
      tell('tileLocked', { tile: idOf(tiles, 'goods-0') }),
      tell('higherTileBelow', { tile: idOf(tiles, 'goods-0') }),
      tell('overbuildNeedsHigherLevel', { site: idOf(sites, 'boston#1'), needs: 3, has: 2 }),
      tell('overbuildOpponentIndustry', { site: idOf(sites, 'boston#1') }),
      tell('nothingToDevelop', { industry: idOf(industries, 'cotton') }),
      tell('handFull', { has: 9 }),
      tell('nothingToTake'),
      tell('nothingToTake', { card: brown }),
      tell('noCardsLeft'),
      tell('noCardToSpend'),
      tell('mustGoOn'),
      tell('mustDrawInstead'),
      tell('portTakesOther', { tile: idOf(tiles, 'port-1'), industry: idOf(industries, 'goods') }),
      tell('merchantBuysOther', { merchant: idOf(merchants, 'canada#1'), industry: idOf(industries, 'goods') }),
      tell('marketUsed', { merchant: idOf(merchants, 'canada#1') }),
      tell('industryNotSold', { industry: idOf(industries, 'ship') }),
      tell('mineNotNearest', { site: idOf(sites, 'boston#3') }),
      tell('mineOutOfReach', { site: idOf(sites, 'massachusetts-bay#1') }),
      tell('marketNotAllowed'),
      tell('wholeTurnNeeded', { needs: 2, has: 1 }),
      tell('tooFewCards', { needs: 1, has: 0 }),
      tell('noLinkTileLeft'),
      tell('noLoanToRepay'),
      tell('tooLittleMoneyToRepay', { needs: 10, has: 7 }),
    ]).toMatchInlineSnapshot(`
      [
        "Albany is not connected to any coal: it needs 1, and no mine, port or distant port is within reach.",
        "This is not connected to any iron: it needs 1, and no iron works, port or distant port is within reach.",
        "No sea lane connects Massachusetts Bay to a port: someone has to build one before a ship can be built there.",
        "The ship card works only from places where you are present: no sea lane connects Massachusetts Bay to a place that has a port and a tile or a link of yours.",
        "The ship card works only from your own ports, and no sea lane connects Massachusetts Bay to a port of yours.",
        "None of your rails reaches Albany: the cotton mill card works only where a rail of yours ends, or next to a tile of yours in a place with room for two.",
        "The brown card is not for Massachusetts Bay, so it does not let you build there.",
        "You already have 1 tile on Massachusetts Bay, and the rules allow no more in a place of that size.",
        "Your next tile is a locked goods factory, which can never be built: develop it, and any other like it, to get to a better tile.",
        "A locked goods factory lies below that tile on your mat and has to be developed first.",
        "The tile on the first port site in Boston can be replaced only by level 3 or higher, and your next tile is level 2.",
        "The tile on the first port site in Boston is not yours, and of other players’ tiles only iron works and coal mines can be replaced.",
        "There is no such cotton mill left on your mat to develop.",
        "You hold 9 cards, which is the most you can hold.",
        "The deck is empty: no more cards can be drawn from it.",
        "There is no brown card in the display.",
        "There are no cards left to take, neither in the deck nor in the display.",
        "That costs a card, and you hold none.",
        "This action is not finished: take another card first.",
        "Passing costs a card, and you hold none while there are still cards to draw: draw, sell or lay a rail instead.",
        "Port 1 does not take what goods factories make: use a port of a higher level.",
        "That market in Canada does not buy goods.",
        "That market in Canada has already bought something, and each market buys only once.",
        "Ships are not sold: they flip when their coal is gone and nothing more can be sold to their market.",
        "The iron in Boston is not the nearest iron, and the nearest must be taken first.",
        "The coal on Massachusetts Bay is not connected to where you need it.",
        "A demand track supplies only a place that no cube on the board can reach and that is connected to a port or distant port.",
        "A combined action with any card takes 2 actions, and you have only 1 left this turn: with a matching card, one action is enough.",
        "That costs 1 card, and you hold none.",
        "You have no link tile left.",
        "You have no loan to pay back.",
        "Paying back a loan costs $10, but you have only $7.",
      ]
    `);
  });

  it('names the seats as the table does', () => {
    const refusal = { reason: 'notYourTurn', facts: { seat: 1 as Seat }, rule: 'turn' } as const;
    expect(explain(table, refusal, english, ['Ada', 'Mary', 'Jane', 'Emmy'])).toContain('Mary');
  });
});
