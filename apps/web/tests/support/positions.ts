/** Games that start from a drafted position, as files that the page can import. */
import { completeDraft, headerOf, tableFor } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { capital } from '@coalbrook/words';

import { colours, figures } from '../../src/theme/seats.ts';
import { makeSaved } from '../../src/worker/savedGame.ts';

const SEED = 'position';

/** A person at the first seat, bots at the others. */
export const savedAt = (draft: Draft): string => {
  const table = tableFor(draft.edition, draft);
  const complete = completeDraft(draft, seedOf(SEED));
  if (!table.ok || !complete.ok) throw new Error(JSON.stringify([table, complete]));
  const sitters = Array.from({ length: table.value.seats }, (_, seat): Sitter => ({
    kind: seat === 0 ? 'person' : 'bot',
    name: capital(figures[seat]),
    policy: seat === 0 ? '' : 'random',
    figure: figures[seat],
    colour: colours[seat],
  }));
  const header = headerOf(table.value, complete.value);
  return makeSaved({ id: '', header, sitters, seed: SEED, begun: 0 }, { header, entries: [] });
};

/** The key of a target by its slug. */
export const keysOf = (draft: Draft): ((on: 'site' | 'link' | 'card' | 'industry', slug: string) => string) => {
  const table = tableFor(draft.edition, draft);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const { sites, links, cards, industries } = table.value;
  const lists = { site: sites, link: links, card: cards, industry: industries };
  return (on, slug) => {
    const found = lists[on].find((one) => one.slug === slug);
    if (!found) throw new Error(`no ${on} ${slug}`);
    return `${on}:${found.id}`;
  };
};
