/** What a change of the unfinished turn is to somebody who cannot see it. */

import { hasIncome, viewOf } from '@coalbrook/desk';
import type { Frame } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';

import { figureSentences } from '../../../desk/previewText.ts';
import type { PreviewWords } from '../../../desk/previewText.ts';

/** The sentences about what was added to a draft, or taken back, and the figures that it changed. */
export const draftNews = (before: Frame, after: Frame, from: PreviewWords): readonly string[] => {
  const isSameTurn = before.seq === after.seq && before.viewer === after.viewer && after.viewer >= 0;
  if (!isSameTurn || before.draft.length === after.draft.length) return [];
  const { table, words, texts } = from;
  const seat = after.viewer;
  const [was, is] = [viewOf(table, before.cells), viewOf(table, after.cells)];
  const changed = figureSentences(
    {
      money: { before: was.money[seat], after: is.money[seat] },
      income: hasIncome(table)
        ? { before: incomeLevel(table, was, seat), after: incomeLevel(table, is, seat) }
        : undefined,
      points: { before: was.points[seat], after: is.points[seat] },
      loans: { before: was.loans[seat] ?? 0, after: is.loans[seat] ?? 0 },
      spent: { before: was.spent[seat], after: is.spent[seat] },
    },
    from,
  );
  if (after.draft.length < before.draft.length) return [texts.undone, ...changed];
  const events = after.draft.slice(before.draft.length).flatMap((step) => step.events);
  return [...words.deeds(was, events), ...changed];
};

/** The cards that came to the viewer's hand when their turn ended. */
export const drawnCards = (before: Frame, after: Frame, { table, words }: PreviewWords): readonly string[] => {
  const seat = after.viewer;
  if (before.viewer !== seat || seat < 0 || before.seq >= after.seq) return [];
  const [was, is] = [viewOf(table, before.cells), viewOf(table, after.cells)];
  return table.cards.flatMap(({ id }) => {
    const at = seat * table.cards.length + id;
    const more = was.hand[at] < 0 ? 0 : is.hand[at] - was.hand[at];
    return Array.from({ length: Math.max(0, more) }, () => words.things.card(id));
  });
};
