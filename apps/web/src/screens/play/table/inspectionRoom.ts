import type { Rect } from '../../../ui/placeBeside.ts';

const MARGIN = 8;

const boxOf = (name: string): DOMRect | undefined =>
  document.querySelector(`[data-area="${name}"]`)?.getBoundingClientRect();

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
    height: thought.bottom - top - 2 * MARGIN,
  };
};
