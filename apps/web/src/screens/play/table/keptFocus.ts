import type { FocusArea } from '../../../desk/command.ts';

/** The areas of the table that can have the focus, by the ids of their elements. */
const areas: readonly FocusArea[] = ['map', 'hand', 'desk', 'seats', 'journal', 'talk', 'text'];

/** The area that an element is in. The choices of the desk stand where it says what they are about, and beside it. */
export const areaOf = (element: Element): FocusArea | undefined =>
  element.closest('#thought, #next') ? 'desk' : areas.find((area) => element.closest(`#${area}`) !== null);

/** What else in an area can be used next. */
const within: Readonly<Partial<Record<FocusArea, readonly string[]>>> = {
  // The card that took the place of one that was spent.
  hand: ['#hand button[tabindex="0"]'],
  // The same thing, which may stand in another list now.
  text: ['#text [data-word][tabindex="0"]'],
  // After a choice comes its confirmation, which is the main button.
  desk: ['#desk [data-main]:not(:disabled)'],
};

/**
 * Where the focus goes when what had it is gone, the first that exists: it stays in its area if it can, and is otherwise
 * where the game is played.
 */
export const refugesIn = (area: FocusArea): readonly string[] => [
  ...(within[area] ?? []),
  `#${area}`,
  ...(area === 'desk' ? [] : ['#desk']),
  'main',
];
