import type { Advice, Comparison, HintTopic, Outcome } from '@coalbrook/coach';
import { birmingham } from '@coalbrook/editions';
import { beginGame, COAL, IRON, mask } from '@coalbrook/rules';
import type { Action, CardId, IndustryId, LinkId, MerchantId, Seat, SiteId, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { sayHint } from './coach.ts';
import { english as englishLanguage } from './english/english.ts';
import { idOf, tableFor } from './fixtures.ts';
import { german as germanLanguage } from './german/german.ts';
import { loadCoachWords } from './languages.ts';

const english = { language: englishLanguage, words: await loadCoachWords(englishLanguage) };
const german = { language: germanLanguage, words: await loadCoachWords(germanLanguage) };
const table = tableFor(birmingham);
const site = (slug: string): SiteId => idOf(table.sites, slug);
const build: Action = {
  kind: 'build',
  card: idOf<CardId>(table.cards, 'dudley'),
  site: site('dudley#1'),
  industry: idOf<IndustryId>(table.industries, 'coal'),
};
const loan: Action = { kind: 'loan', amount: 30 };

/** A position with an iron works in Coventry. */
const view = (() => {
  const state = beginGame(table);
  state.tile[site('coventry#3')] = idOf<TileId>(table.tiles, 'iron-1');
  state.tileOwner[site('coventry#3')] = 0 as Seat;
  return mask(table, state, 0 as Seat);
})();

const comparisonWith = (changes: Partial<Comparison>): Comparison => ({
  better: build,
  worse: loan,
  lead: 2.5,
  doubt: 0.4,
  futures: 12,
  ahead: 9,
  sources: [],
  outcomes: [],
  ...changes,
});

const adviceWith = (changes: Partial<Comparison> = {}, topic: HintTopic = { about: 'cargo', cargo: COAL }): Advice => ({
  topic,
  action: build,
  comparison: comparisonWith(changes),
});

const outcomes: readonly Outcome[] = [
  { kind: 'flips', site: site('dudley#1'), futures: 8 },
  { kind: 'site', site: site('dudley#1'), futures: 7 },
  { kind: 'source', site: site('coventry#3'), futures: 9 },
  { kind: 'link', link: idOf<LinkId>(table.links, 'birmingham-dudley'), futures: 6 },
  { kind: 'barrel', merchant: idOf<MerchantId>(table.merchants, 'oxford#1'), futures: 5 },
];

describe('a hint', () => {
  it('goes from a nudge to the kind of action and the move', () => {
    expect(sayHint(table, view, adviceWith(), english)).toEqual({
      nudge: 'Where will the coal come from in the next turns?',
      kind: 'Try this: Build.',
      move: 'Build a coal mine in Dudley with the Dudley card',
      plain: [],
      reasons: [
        '2.5 points more than the next best, “Take a loan of £30”: it does better in 9 of 12 ways the game could go on.',
      ],
    });
    expect(sayHint(table, view, adviceWith(), german)).toEqual({
      nudge: 'Woher kommt in den nächsten Zügen die Kohle?',
      kind: 'Versuch es damit: Bauen.',
      move: 'Ein Kohlebergwerk in Dudley mit der Karte „Dudley“ bauen',
      plain: [],
      reasons: [
        '2,5 Punkte mehr als die nächstbeste Möglichkeit, „Einen Kredit von £30 aufnehmen“; in 9 von 12 möglichen Verläufen ist es besser.',
      ],
    });
  });

  it('says where the points come from, and what they are lost to', () => {
    const advice = adviceWith({
      sources: [
        { source: 'tiles', points: 3.14 },
        { source: 'money', points: -1.4 },
        { source: 'links', points: 0.7 },
      ],
    });
    expect(sayHint(table, view, advice, english).reasons[1]).toBe(
      'It brings more from tiles (+3.1) and links (+0.7), but less from money (−1.4).',
    );
    expect(sayHint(table, view, advice, german).reasons[1]).toBe(
      'Es bringt mehr durch Plättchen (+3,1) und Verbindungen (+0,7), aber weniger durch Geld (−1,4).',
    );
    const worse = adviceWith({ sources: [{ source: 'cards', points: -0.5 }] });
    expect(sayHint(table, view, worse, english).reasons[1]).toBe('It brings less from cards (−0.5).');
  });

  it('says why without figures first', () => {
    const sources = [
      { source: 'tiles', points: 2 },
      { source: 'links', points: 1.2 },
      { source: 'cards', points: -0.7 },
    ] as const;
    const advice = adviceWith({ sources, outcomes });
    expect(sayHint(table, view, advice, english).plain).toEqual([
      'Looking ahead, it brings more from tiles and links, but less from cards.',
    ]);
    expect(sayHint(table, view, advice, german).plain).toEqual([
      'Auf längere Sicht bringt es mehr durch Plättchen und Verbindungen, aber weniger durch Karten.',
    ]);
    expect(sayHint(table, view, adviceWith({ lead: 0.2, sources }), english).plain).toEqual([
      'It makes hardly any difference: “Take a loan of £30” is about as good.',
    ]);
    expect(sayHint(table, view, { ...advice, rivals: [loan] }, english).plain).toHaveLength(1);
  });

  it('says what happens in how many futures', () => {
    const told = (speech: typeof english) =>
      outcomes.map((outcome) => sayHint(table, view, adviceWith({ outcomes: [outcome] }), speech).reasons[1]);
    expect(told(english)).toEqual([
      'Your coal mine in Dudley flips before the round ends in 8 of 12 ways the game could go on.',
      'If you wait, somebody else builds on this site in Dudley in 7 of 12 ways the game could go on.',
      'If you wait, the iron in Coventry is gone before the round ends in 9 of 12 ways the game could go on.',
      'If you wait, somebody else lays Birmingham–Dudley in 6 of 12 ways the game could go on.',
      'If you wait, the beer of the merchant in Oxford is gone before the round ends in 5 of 12 ways the game could go on.',
    ]);
    expect(told(german)).toEqual([
      'Dein Kohlebergwerk in Dudley wird in 8 von 12 möglichen Verläufen noch in dieser Runde umgedreht.',
      'Wenn du wartest, baut in 7 von 12 möglichen Verläufen jemand anders auf diesem Feld in Dudley.',
      'Wenn du wartest, ist das Eisen in Coventry in 9 von 12 möglichen Verläufen noch in dieser Runde weg.',
      'Wenn du wartest, legt in 6 von 12 möglichen Verläufen jemand anders die Verbindung Birmingham–Dudley.',
      'Wenn du wartest, ist das Bier des Händlers in Oxford in 5 von 12 möglichen Verläufen noch in dieser Runde weg.',
    ]);
  });

  it('admits that another action is about as good', () => {
    const advice = adviceWith({ lead: 0.2, sources: [{ source: 'tiles', points: 1 }] });
    expect(sayHint(table, view, advice, english).reasons).toEqual([
      'It makes hardly any difference: “Take a loan of £30” is about as good.',
    ]);
  });

  it('names all actions that are about as good', () => {
    const advice = { ...adviceWith({ lead: 0.2 }), rivals: [loan, table.catalogue.pass] };
    expect(sayHint(table, view, advice, english).reasons).toEqual([
      'It makes hardly any difference: “Take a loan of £30” and “Pass” are about as good.',
    ]);
    expect(sayHint(table, view, advice, german).reasons[0]).toMatch(/: „.*“ und „.*“ sind etwa gleich gut\.$/);
  });

  it('puts single quotation marks around a card within an action that is quoted', () => {
    const advice = { ...adviceWith({ lead: 0.2 }), rivals: [build] };
    expect(sayHint(table, view, advice, german).reasons[0]).toMatch(/„[^„“]*‚Dudley‘[^„“]*“ ist etwa gleich gut\.$/);
  });

  it('gives no reason that nobody could follow', () => {
    const advice = adviceWith({ sources: [{ source: 'experience', points: 2.1 }] });
    expect(sayHint(table, view, advice, english).reasons).toHaveLength(1);
  });

  it('points to the thing that it is about', () => {
    const nudgeOf = (topic: HintTopic, speech = english) => sayHint(table, view, adviceWith({}, topic), speech).nudge;
    expect(nudgeOf({ about: 'tile', site: site('coventry#3') })).toBe('Look at your iron works in Coventry.');
    expect(nudgeOf({ about: 'tile', site: site('coventry#3') }, german)).toBe(
      'Schau dir deine Eisenhütte in Coventry an.',
    );
    expect(nudgeOf({ about: 'card', card: build.card })).toBe('Look at your Dudley card.');
    expect(nudgeOf({ about: 'source', cargo: IRON })).toBe('It matters where you take the iron from.');
    expect(nudgeOf({ about: 'money' })).toBe('Keep an eye on your money.');
  });
});
