import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useTable } from '../tableModel.ts';

/** The least height of what explains, as a part of the column beside the map, and in pixels. */
const LEAST = { part: 0.18, height: 110 };

/** The part of the column that is kept for an answer that was asked for: it comes later, and moves nothing then. */
const ANSWER = 0.5;

/** The largest part of the column that seats have above a guide or a task. */
const MOST_ABOVE_LEAD = 0.36;

/** Who is folded: nobody, all but the viewer, all to two lines each, or all to one. */
const folds = [undefined, 'others', 'all', 'lines'] as const;

const fold = (room: HTMLElement, who: (typeof folds)[number]): void => {
  if (room.dataset['folded'] === who) return;
  if (who === undefined) delete room.dataset['folded'];
  else room.dataset['folded'] = who;
};

const areaOf = (room: HTMLElement, name: string): Element | null => room.querySelector(`[data-area="${name}"]`);

const isBesideSeats = (thought: Element, people: Element): boolean =>
  thought.getBoundingClientRect().left > people.getBoundingClientRect().left;

/** The height that is left for what can do without it. */
const spareOf = (thought: Element): number => {
  const place = thought.querySelector('[data-spare]');
  return place ? place.clientHeight - (Number.parseFloat(getComputedStyle(place).minHeight) || 0) : 0;
};

/** Folds as far as needed and at least so far as before, until it fits; returns how far. */
const foldUntil = (room: HTMLElement, people: Element, least: number, fits: () => boolean): number => {
  // A tile that was chosen stays where it was: choosing it again means something.
  const most = people.querySelector('[data-chosen]') ? 1 : folds.length - 1;
  let far = Math.min(least, most);
  for (; ; far++) {
    fold(room, folds[far]);
    if (far === most || fits()) return far;
  }
};

/** Folds as far as what explains needs it. */
const refold = (room: HTMLElement, least: number, isAsked: boolean): number => {
  const [map, people, thought] = [areaOf(room, 'map'), areaOf(room, 'people'), areaOf(room, 'thought')];
  if (!map || !people || !thought) return least;
  const lead = areaOf(room, 'lead');
  const said = thought.querySelector('[data-said]');
  // Tabs and buttons around what is said. A notice passes, and nobody folds for it, nor for what may have spare room.
  const passing = thought.querySelector('[data-notices]')?.clientHeight ?? 0;
  const spare = spareOf(thought);
  const around = said?.parentElement ? thought.clientHeight - passing - spare - said.parentElement.clientHeight : 0;
  const height = map.getBoundingClientRect().bottom - people.getBoundingClientRect().top;
  const part = isAsked ? ANSWER : LEAST.part;
  const needed = Math.max((said?.scrollHeight ?? 0) + around, part * height, LEAST.height);
  const isBeside = isBesideSeats(thought, people);
  return foldUntil(room, people, least, () =>
    isBeside
      ? people.scrollHeight <= people.clientHeight
      : people.scrollHeight + (lead?.scrollHeight ?? 0) + needed <= height,
  );
};

/** Folds as far as a guide or a task needs it, whatever it says. */
const foldAboveLead = (room: HTMLElement, least: number): number => {
  const [map, people, thought] = [areaOf(room, 'map'), areaOf(room, 'people'), areaOf(room, 'thought')];
  if (!map || !people || !thought) return least;
  const height = map.getBoundingClientRect().bottom - people.getBoundingClientRect().top;
  const isBeside = isBesideSeats(thought, people);
  return foldUntil(room, people, least, () =>
    isBeside ? people.scrollHeight <= people.clientHeight : people.scrollHeight <= MOST_ABOVE_LEAD * height,
  );
};

/**
 * Folds seats beside the map to two lines each, or one, while what explains needs their room. They open again with the
 * next turn of somebody here, or in a window of another size: in between, nothing moves to and fro. Above a guide or a
 * task they are folded from the beginning and stay so, because it is read and pressed.
 */
export const useFolding = (room: RefObject<HTMLElement | null>, areas: readonly string[]): void => {
  const { snapshot, explanation } = useTable();
  const { actor, stage, seq } = snapshot.frame;
  const isAsked = explanation.isOpen;
  const turn = stage === 'open' ? `${actor} ${seq}` : undefined;
  const kept = useRef<{ readonly turn: string | undefined; readonly size: string; readonly far: number }>(undefined);
  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    const fit = (): void => {
      const size = `${box.clientWidth} ${box.clientHeight} ${areas.join(' ')}`;
      const last = kept.current;
      const isSteady = box.querySelector('[data-area="lead"] [data-steady]') !== null;
      const now = isSteady ? 'steady' : (turn ?? last?.turn);
      const least = last?.turn === now && last?.size === size ? last.far : 0;
      kept.current = { turn: now, size, far: isSteady ? foldAboveLead(box, least) : refold(box, least, isAsked) };
    };
    // An observer tells what it observes at once: in the same frame, when the layout is known anyway.
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    for (const part of box.querySelectorAll('[data-said], [data-area="lead"] > *')) observer.observe(part);
    return () => observer.disconnect();
  }, [room, areas, snapshot, turn, isAsked]);
};
