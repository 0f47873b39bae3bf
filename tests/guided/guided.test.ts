/** Guided games, played the way that is suggested. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { advisedEntries, GameGuide, guidedGames, isGuidedSeed, judgeMove, LEARNER, reasonsFor } from '@coalbrook/guide';
import type { Idea } from '@coalbrook/guide';
import type { Entry } from '@coalbrook/record';
import { cargoes, legalActions, mask, play, questionOf } from '@coalbrook/rules';
import type { Action, Kind } from '@coalbrook/rules';
import { finishedLanguages } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { root } from '../source.ts';
import { openGuided, playGuided, toldIn } from './playGuided.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

/** Every statement of the rules. */
const statements = new Set(
  ['birmingham', 'birmingham-automa', 'lancashire', 'age-of-industry'].flatMap((name) =>
    [...readFileSync(join(root, `docs/rules/${name}.md`), 'utf8').matchAll(/^- \*\*([\w.-]+)\*\*/gm)].map(
      ([, id]) => id,
    ),
  ),
);

/** A thought is read in a moment. */
const MOST_WORDS = 35;

const wordsIn = (text: string): number => text.split(/\s+/).length;

describe.each(games)('the guided game $slug', (guided) => {
  const { ideas } = guided;
  const played = playGuided(guided, ideas, ({ counsel }) => counsel.suggestion);
  const { game, guide, moments } = played;
  const { table, state } = game;

  it('tells each idea exactly once on the suggested way', () => {
    expect(toldIn(moments).toSorted()).toEqual(ideas.map(({ id }) => id).toSorted());
  });

  it('tells few things at once: three at the start, then two', () => {
    for (const { counsel, index } of moments.slice(0, -1))
      expect(counsel.told.length, `moment ${index}`).toBeLessThanOrEqual(index === 0 ? 3 : 2);
  });

  it('begins with the learner, who is asked before anybody else', () => {
    expect(game.entries.find(({ who }) => who !== 'chance')?.who).toBe(LEARNER);
  });

  it.each(['coal', 'iron'] as const)('explains %s before it is used, at the latest', (name) => {
    const isAbout = ({ cues }: Idea): boolean => cues.some((cue) => cue.at === 'uses' && cue.cargo === name);
    const explained = moments.findIndex(({ counsel }) => counsel.told.some(({ idea }) => isAbout(idea)));
    const used = moments.findIndex(({ view, counsel }) => {
      const after = view.copy();
      let isUsed = false;
      for (const action of counsel.suggestion)
        play(table, after, action, (event) => {
          const isTaken = (event.event === 'took' || event.event === 'bought') && event.seat === LEARNER;
          isUsed ||= isTaken && cargoes[event.cargo] === name;
        });
      return isUsed;
    });
    expect(explained).toBeGreaterThanOrEqual(0);
    expect(explained).toBeLessThanOrEqual(used);
  });

  it('is won by whoever follows it', () => {
    const others = [...state.points].filter((_, seat) => seat !== LEARNER);
    expect(state.points[LEARNER]).toBeGreaterThan(Math.max(...others));
  });

  it('suggests a whole action with the cards that pay for it', () => {
    for (const { view, counsel } of moments.slice(0, -1)) {
      const after = view.copy();
      for (const action of counsel.suggestion) {
        expect(legalActions(table, mask(table, after, LEARNER))).toContain(action);
        play(table, after, action);
      }
      expect(after.actor === LEARNER && questionOf(after) === 'discard').toBe(false);
    }
  });

  it('has a reason of its own for every link, sale and loan that it suggests, and for nearly every build', () => {
    const kinds = new Set<Kind>(['network', 'sell', 'loan', 'build']);
    const suggested = moments.filter(({ counsel: { suggestion } }) => suggestion[0] && kinds.has(suggestion[0].kind));
    const bare = suggested.filter(({ view, counsel }) => reasonsFor(table, view, counsel.suggestion).length === 0);
    expect(bare.filter(({ counsel: { suggestion } }) => suggestion[0]?.kind !== 'build')).toEqual([]);
    expect(bare.length).toBeLessThan(suggested.length / 10);
  });

  it('can be left and gone on with: the same is told from the record alone', () => {
    const again = new GameGuide(ideas, openGuided(guided));
    for (const entry of game.entries) expect(again.follow(entry)).toBe(true);
    expect(again.counselAfter([])).toEqual(guide.counselAfter([]));
    expect(new GameGuide(ideas, openGuided(guided)).follow({ ...game.entries[0], check: 'no' })).toBe(false);
  });

  it('tells the same about an unfinished turn as about the entries of it', () => {
    const drafting = new GameGuide(ideas, openGuided(guided));
    let compared = 0;
    for (const { seq, who } of game.entries) {
      const next = game.entries[seq + 1];
      const moment = who === LEARNER && next?.who === LEARNER ? drafting.counselAfter([]) : undefined;
      const drafted = moment && drafting.counselAfter(moment.suggestion.slice(0, 1));
      drafting.follow(game.entries[seq]);
      if (!drafted) continue;
      expect(drafted).toEqual(drafting.counselAfter([]));
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('knows afterwards which entries it suggested', () => {
    const isChoice = ({ who, what }: Entry): boolean => who === LEARNER && !what.startsWith('discard');
    const advised = advisedEntries(ideas, game.record());
    for (const entry of game.entries) if (isChoice(entry)) expect(advised, entry.what).toContain(entry.seq);
    for (const seq of advised) expect(game.entries[seq].who).toBe(LEARNER);
  });

  it('has short words in every language, and cites rules that exist', () => {
    for (const { id, rules, words } of ideas) {
      expect(
        finishedLanguages.filter(({ code }) => !(code in words)),
        id,
      ).toEqual([]);
      for (const { title, text } of Object.values(words)) {
        expect(title.length, id).toBeGreaterThan(2);
        expect(wordsIn(`${title} ${text}`), `${id}: ${text}`).toBeLessThanOrEqual(MOST_WORDS);
      }
      expect(rules.length, id).toBeGreaterThan(0);
      for (const rule of rules) expect(statements, id).toContain(rule);
    }
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
  });

  it('is known by its seed', () => {
    expect(isGuidedSeed(guided.seed)).toBe(true);
  });
});

it('what is drawn for an offer to the distant market is told at once, until the next move', () => {
  const guided = games.find(({ edition }) => edition === 'lancashire');
  if (!guided) throw new Error('no such game');
  const { outlets } = openGuided(guided).table;
  const isAbroad = (action: Action): boolean =>
    action.kind === 'sell' &&
    outlets[action.outlet].port === undefined &&
    outlets[action.outlet].merchant === undefined;
  const { entries } = playGuided({ ...guided, seed: 'guided-lancashire-1' }, guided.ideas, ({ legal, counsel }) => {
    const abroad = legal.find(isAbroad);
    return abroad ? [abroad] : counsel.suggestion;
  }).game;
  const guide = new GameGuide(guided.ideas, openGuided(guided));
  const { track = [] } = openGuided(guided).table.distant ?? {};
  let space = 0;
  let closings = 0;
  for (const entry of entries) {
    guide.follow(entry);
    const drawn = /^distant to (\d) (\d)$/.exec(entry.what);
    if (drawn) space += Number(drawn[2]);
    const isClosed = space >= track.length;
    if (drawn?.[1] === String(LEARNER)) {
      const income = isClosed ? 0 : track[space];
      expect(guide.distantNews).toMatchObject({ spaces: Number(drawn[2]), income, isClosed });
      if (isClosed) closings++;
    } else if (entry.who === LEARNER) expect(guide.distantNews).toBeUndefined();
  }
  expect(closings).toBe(1);
});

it('an entry is not taken for a suggested one if the learner did something else', () => {
  const [guided] = games;
  const stubborn = playGuided(guided, guided.ideas, ({ view, legal, counsel }) => {
    const loan = legal.find(({ kind }) => kind === 'loan');
    return view.round === 2 && view.era === 0 && loan ? [loan] : counsel.suggestion;
  }).game.record();
  const advised = advisedEntries(guided.ideas, stubborn);
  const loans = stubborn.entries.filter(({ who, what }) => who === LEARNER && what.startsWith('loan'));
  expect(loans.map(({ seq }) => advised.has(seq))).toContain(false);
  expect(advised.size).toBeGreaterThan(20);
});

it('what others did is told right after it, however much else waits to be told', () => {
  const [guided] = games;
  const used = guided.ideas.find(({ cues: [cue] }) => cue.at === 'happened' && cue.event.by === 'others');
  if (!used) throw new Error('no such idea');
  const [other] = guided.ideas;
  const waiting = Array.from({ length: 40 }, (_, index): Idea => {
    return { ...other, id: `waits ${index}`, cues: [{ at: 'from', round: 1 }] };
  });
  const { entries } = playGuided(guided, guided.ideas, ({ counsel }) => counsel.suggestion).game;
  const momentOf = (ideas: readonly Idea[]): number => {
    const guide = new GameGuide(ideas, openGuided(guided));
    return entries.findIndex(
      (entry) => guide.follow(entry) && guide.counselAfter([])?.told.some(({ idea }) => idea === used),
    );
  };
  const first = momentOf([used]);
  expect(first).toBeGreaterThan(0);
  expect(momentOf([...waiting, used])).toBe(first);
});

it('whoever does something else than a late loan that is suggested hears what that is worth', () => {
  const [guided] = games;
  const other = { ...guided, seed: 'guided-birmingham-20' };
  const { moments } = playGuided(other, guided.ideas, ({ counsel }) => counsel.suggestion);
  const late = moments.find(
    ({ view, counsel }) => questionOf(view) === 'action' && view.round > 8 && counsel.suggestion[0]?.kind === 'loan',
  );
  if (!late) throw new Error('no late loan is suggested');
  const { table, view, counsel } = late;
  expect(judgeMove(table, view, counsel.suggestion[0], table.catalogue.pass).kind).toBe('worse');
});

it('a pass is never called a good move', () => {
  const [guided] = games;
  const { moments } = playGuided(guided, guided.ideas, ({ counsel }) => counsel.suggestion);
  const [first] = moments;
  const { table, view, counsel } = first;
  expect(['idle', 'worse']).toContain(judgeMove(table, view, counsel.suggestion[0], table.catalogue.pass).kind);
});

it('guided games have names and seeds of their own', () => {
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(games.length);
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length);
  expect(isGuidedSeed('k3j9x')).toBe(false);
});
