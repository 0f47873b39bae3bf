import type { Rect } from '../../../ui/placeBeside.ts';

const MARGIN = 8;

/** The least height of a card, in pixels: below that, it may lie over the main button. */
const LEAST = 130;

const boxOf = (name: string): DOMRect | undefined =>
  document.querySelector(`[data-area="${name}"]`)?.getBoundingClientRect();

/** Where the buttons of the desk begin that stand below what explains; in a band of their own they take no room there. */
const endOf = (thought: DOMRect, top: number): number => {
  const main = document.querySelector('[data-main]')?.getBoundingClientRect();
  const isBelow = main && main.height > 0 && main.top > top + LEAST && main.bottom <= thought.bottom;
  return isBelow ? main.top : thought.bottom;
};

/**
 * Where the card about something has room: where whatever explains stands, and over the seats above it. A dialog and the
 * board alone leave no such room, and the card lies beside what it is about.
 */
export const inspectionRoom = (inspected: Element): Rect | undefined => {
  if (inspected.closest('[role="dialog"]')) return undefined;
  const thought = boxOf('thought') ?? boxOf('foot');
  if (!thought) return undefined;
  const top = boxOf('people')?.top ?? thought.top;
  return {
    left: thought.left + MARGIN,
    top: top + MARGIN,
    width: thought.width - 2 * MARGIN,
    height: endOf(thought, top) - top - 2 * MARGIN,
  };
};
