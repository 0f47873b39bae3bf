/** Where keys lead from something that is being inspected. */

import type { Point } from '@coalbrook/scene';

import { nextIn } from '../board/touchables.ts';
import type { Direction } from '../board/touchables.ts';

/** Everything that can be inspected carries one of these. */
export const INSPECTED = '[data-inspect], [data-target]';

const MAP = '#map';
const DIALOG = '[role="dialog"]';
/** Parts of the page that the arrow keys walk through before they leave them. */
const REGION = `${MAP}, ${DIALOG}, section`;

interface Spot {
  readonly element: Element;
  readonly at: Point;
}

/** On the map, the last part of a hit area marks the thing itself; a line also has a long stretch before it. */
const boundsOf = (element: Element): DOMRect =>
  (element instanceof SVGElement ? (element.lastElementChild ?? element) : element).getBoundingClientRect();

/** The name of a place stands below its squares. */
const BANNER = 0.8;

const spotOf = (element: Element): Spot => {
  const { x, y, width, height } = boundsOf(element);
  const down = element.matches('[data-target^="place:"]') ? BANNER : 0.5;
  return { element, at: [x + width / 2, y + height * down] };
};

const isShown = (element: Element): boolean => boundsOf(element).width > 0;

const spotsIn = (root: ParentNode): readonly Spot[] =>
  [...root.querySelectorAll(INSPECTED)].filter(isShown).map(spotOf);

const isSeen = ({ element, at: [x, y] }: Spot): boolean => {
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.contains(element));
};

/** A direction, or one after the other. */
export type Walk = Direction | 'next' | 'previous';

export const walks: Readonly<Record<string, Walk>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageDown: 'next',
  PageUp: 'previous',
};

/**
 * The nearest thing in a direction: in the same part of the page, where it may be out of sight, or else anywhere in
 * sight. One after the other, the keys stay in the same part of the page.
 */
export const neighbourOf = (element: Element, walk: Walk): Element | undefined => {
  const within = element.closest(DIALOG);
  const region = element.closest(REGION) ?? document.body;
  const own = spotsIn(region);
  if (walk === 'next' || walk === 'previous') {
    const at = own.findIndex((spot) => spot.element === element) + (walk === 'next' ? 1 : -1);
    return own.at(at % own.length)?.element;
  }
  const from = spotOf(element).at;
  const near = nextIn(from, own, walk);
  if (near) return near.element;
  const others = spotsIn(within ?? document).filter(
    (spot) => !region.contains(spot.element) && (within !== null || !spot.element.closest(DIALOG)) && isSeen(spot),
  );
  return nextIn(from, others, walk)?.element;
};

/** The thing nearest to the middle of the map, to begin with. */
export const middleOfMap = (): Element | undefined => {
  const map = document.querySelector(MAP);
  if (!map) return undefined;
  const { x, y, width, height } = map.getBoundingClientRect();
  const farFrom = ({ at }: Spot): number => Math.hypot(at[0] - x - width / 2, at[1] - y - height / 2);
  return spotsIn(map).toSorted((one, other) => farFrom(one) - farFrom(other))[0]?.element;
};
