import { playGame, random } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { check, makeTable, reasons, seedOf } from '@coalbrook/rules';
import type { Facts, Reason, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { explain } from './refusals.ts';

const tableFor = (seats: number): Table => {
  const table = makeTable(birmingham, { seats });
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const table = tableFor(4);

const idOf = (list: readonly { readonly slug: string; readonly id: number }[], slug: string): number => {
  const found = list.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found.id;
};

const everyFact: Facts = {
  needs: 2,
  has: 1,
  seat: 1,
  card: 0,
  place: 0,
  site: 0,
  industry: 0,
  tile: 0,
  merchant: 0,
  link: 0,
  drawn: 0,
};

const say = (reason: Reason, facts: Facts = {}): string =>
  explain(table, { reason, facts, rule: table.citations[reason] });

const aSentence = /^[A-Z][^#]*[^ ]\.$/;
const aGap = /undefined|NaN| {2}| [.,:]|the card|^ /;

describe('a refusal', () => {
  it.each(reasons)('for %s is one whole sentence', (reason) => {
    const sentence = say(reason, everyFact);
    expect(sentence).toMatch(aSentence);
    expect(sentence).not.toMatch(aGap);
  });

  it('says everything that the engine states, and leaves no gap', () => {
    const heard = new Set<Reason>();
    let decisions = 0;
    const curious: Policy = {
      ...random,
      choose(decision) {
        const { view } = decision;
        const actions = decisions++ % 10 === 0 ? table.catalogue.all : [];
        for (const action of actions) {
          const refusal = check(table, view, view.actor, action);
          if (!refusal) continue;
          heard.add(refusal.reason);
          const sentence = explain(table, refusal);
          if (!aSentence.test(sentence) || aGap.test(sentence)) expect(sentence).toBe('a sentence without gaps');
        }
        return random.choose(decision);
      },
    };
    playGame(table, [curious, curious, curious, curious], seedOf('refusals'));
    expect(heard.size).toBeGreaterThan(25);
  });

  it('helps a newcomer', () => {
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
        "Dudley is not connected to any coal: it needs 1, and no mine or merchant is in reach.",
        "This needs 2 coal: mines in reach have only 1, and no merchant is in reach to buy the rest.",
        "That costs £12, and you have £5.",
        "The decision is Brunel’s now; yours will come.",
        "A brewery does not fit on the coal mine site in Dudley.",
        "The northern farm is not in your network: lay the link that reaches it, then the brewery card lets you build there.",
        "The tile in Leek can be replaced from level IV on, and your next one has level II.",
        "The tile in Leek is not yours, and of other people’s tiles only coal mines and iron works can be replaced.",
        "Your next tile is cotton mill I, and it is too old for this era: develop it to reach a better one.",
        "The line Kidderminster–Worcester–the southern farm does not touch your network: one of its ends needs a tile of yours or another link of yours.",
        "Dudley is not connected to Oxford: links must lead all the way, whoever owns them.",
        "The coal in Cannock is 3 links away, and there is some 1 link away: the nearest comes first.",
        "Your income is too low for a loan: it must be at least −£7, and it is −£8.",
        "There is no loan of £20: you can borrow £30.",
      ]
    `);
  });

  it('names the seats as the table does', () => {
    const refusal = { reason: 'notYourTurn', facts: { seat: 1 }, rule: 'turn' } as const;
    expect(explain(table, refusal, ['Ada', 'Mary', 'Jane', 'Emmy'])).toContain('Mary');
  });
});
