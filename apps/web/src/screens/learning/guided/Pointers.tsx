import type { Lit } from '@coalbrook/desk';
import { useEffect, useRef } from 'react';

import type { TablePointer } from './tablePointers.ts';

import styles from './Pointers.module.css';

/** The nearest element around another that scrolls. */
const scrollerOf = (element: Element): Element | undefined => {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isLong = around.scrollHeight > around.clientHeight;
    if (isLong && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return undefined;
};

/** A box on the page, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a frame shows of a box. */
const shownIn = (box: DOMRect, frame: DOMRect): Spot => {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  return { x, y, width: Math.min(box.right, frame.right) - x, height: Math.min(box.bottom, frame.bottom) - y };
};

/** What is shown of a button must be at least so high to be found, in pixels. */
const ENOUGH = 20;

/** What can be seen of an element: on the map all of it if its middle is on show, elsewhere what is if that is enough. */
const spotOf = (element: Element, box: DOMRect): Spot | undefined => {
  const map = element.closest('#map');
  const frame = (map ?? scrollerOf(element))?.getBoundingClientRect();
  if (!frame) return box;
  if (!map) {
    const shown = shownIn(box, frame);
    return shown.height >= ENOUGH && shown.width > 0 ? shown : undefined;
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom ? box : undefined;
};

/** So much of an element may be out of sight before it is brought into view, in pixels. */
const LITTLE = 8;

/**
 * Where the first element for a selector is that can be seen: not hidden, on the map's part on show, not scrolled away.
 * It may be scrolled away in part.
 */
const seen = (selector: string): { readonly box?: Spot; readonly scrolledAway?: Element } => {
  let scrolledAway: Element | undefined;
  for (const element of document.querySelectorAll(selector)) {
    const whole = element.getBoundingClientRect();
    if (whole.width === 0 || element.closest('[inert]')) continue;
    const box = spotOf(element, whole);
    if (box) return { box, ...(box.height < whole.height - LITTLE && { scrolledAway: element }) };
    if (!element.closest('#map')) scrolledAway ??= element;
  }
  return scrolledAway ? { scrolledAway } : {};
};

/** What is wider than this, in pixels, has text in it, and its pin sits at a corner; other pins sit above. */
const WIDE = 70;

/** A ring stays so far within the window, in pixels. */
const MARGIN = 8;

/** What of a pin stands out beside a wide ring, in pixels. */
const PIN = 22;

/** A whole action on the desk waits to be confirmed. */
const isFormed = (): boolean => document.querySelector('#desk[data-formed]') !== null;

export interface PointersProps {
  readonly pointers: readonly TablePointer[];
  /** What has been touched so far; it may be in a closed tab. */
  readonly chosen: Lit;
}

/**
 * Rings around what the guide speaks of, and a pin at what to touch next, as far as it can be seen. They lie over the
 * page and follow what moves. Once a whole action is chosen, only the button that confirms it is left.
 */
export const Pointers = ({ pointers, chosen }: PointersProps) => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    /** Brought into view once; whoever scrolls away from it may. */
    const brought = new Set<Element>();
    // A thing that is spoken of does not draw the eye away from what is to be touched.
    const isTalk = pointers.every(({ isStep }) => !isStep);
    const place = (): void => {
      frame = requestAnimationFrame(place);
      const isWhole = isFormed();
      let isStepShown = false;
      for (const [index, { selector, isStep, key }] of pointers.entries()) {
        const ring = layer.current?.children[index];
        if (!(ring instanceof HTMLElement)) continue;
        const isIdle = isStep && (isWhole || isStepShown || (key !== undefined && chosen.has(key)));
        const { box, scrolledAway } = isIdle ? {} : seen(selector);
        ring.hidden = box === undefined;
        if ((isStep || isTalk) && scrolledAway && !brought.has(scrolledAway)) {
          brought.add(scrolledAway);
          scrolledAway.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
        if (!box) continue;
        isStepShown ||= isStep;
        const left = Math.max(MARGIN, box.x);
        const right = Math.min(innerWidth - MARGIN, box.x + box.width);
        ring.toggleAttribute('data-wide', box.width > WIDE);
        ring.toggleAttribute('data-edge', right + PIN > innerWidth);
        ring.style.transform = `translate(${Math.round(left)}px, ${Math.round(box.y)}px)`;
        ring.style.width = `${Math.round(right - left)}px`;
        ring.style.height = `${Math.round(box.height)}px`;
      }
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [pointers, chosen]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {pointers.map(({ selector, isStep }) => (
        <div
          key={selector}
          className={styles.ring}
          hidden
          data-testid="pointer"
          data-step={isStep || undefined}
          data-selector={selector}
        />
      ))}
    </div>
  );
};
