/** A step of a guided game is one thing, in few words. */

import { guidedGames } from '@coalbrook/guide';
import { questionOf } from '@coalbrook/rules';
import { languages } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { guidedTexts as german } from '../../apps/web/src/language/de/guided.ts';
import { guidedTexts as english } from '../../apps/web/src/language/en/guided.ts';
import { moveText, MOST_WORDS, wordsIn } from '../../apps/web/src/screens/learning/guided/moveText.ts';
import { playGuided } from './playGuided.ts';

const textsOf = { en: english, de: german };

it.each(guidedGames)('every task of $slug has at most 35 words in every language', async (guided) => {
  const { moments } = playGuided(guided, await guided.loadIdeas(), ({ counsel }) => counsel.suggestion);
  for (const { table, view, counsel } of moments.slice(0, -1)) {
    for (const language of languages) {
      const texts = textsOf[language.code === 'de' ? 'de' : 'en'];
      const { lead, action, reasons, howTo = '' } = moveText(table, view, counsel.suggestion, texts, language);
      const said = [lead, action, ...reasons, howTo].join(' ');
      expect(wordsIn(said), said).toBeLessThanOrEqual(MOST_WORDS);
      expect(wordsIn(action)).toBeGreaterThan(2);
    }
  }
});

it('an action that may also end is not announced as another move', async () => {
  const guided = guidedGames.find(({ slug }) => slug === 'birmingham');
  if (!guided) throw new Error('no guided game');
  const { moments } = playGuided(guided, await guided.loadIdeas(), ({ counsel }) => counsel.suggestion);
  const [language] = languages;
  const leads = moments.slice(0, -1).map(({ table, view, counsel: { suggestion } }) => {
    const { lead } = moveText(table, view, suggestion, english, language);
    return `${questionOf(view)} ${suggestion[0].kind}: ${lead}`;
  });
  expect(leads.filter((one) => one.startsWith('action ') && !one.endsWith(english.yourMove))).toEqual([]);
  expect(leads).toContain(`more develop: ${english.sameAction}`);
});

it('what else the guide says has at most 35 words, and a verdict is one sentence', () => {
  const mill = { one: 'Baumwollspinnerei', many: 'Baumwollspinnereien', gender: 'f' } as const;
  for (const texts of [english, german]) {
    const move = 'Build a coal mine in Coalbrookdale with the coal mine card';
    const verdicts = [texts.good, texts.idle, texts.worse(move)];
    for (const verdict of verdicts) expect(verdict).toMatch(/^[^.]*\.$/);
    const said = [
      texts.waiting,
      texts.other,
      texts.counting('Continue'),
      texts.complete,
      texts.reveals(undefined),
      texts.lost,
      texts.soldAbroad(mill, 'in Warrington & Runcorn', 2, 3),
      texts.closedAbroad(mill, 'in Warrington & Runcorn', 4),
      ...verdicts,
    ];
    for (const one of said) expect(wordsIn(one), one).toBeLessThanOrEqual(MOST_WORDS);
  }
});
