import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { useTable } from '../tableModel.ts';

/** The least height of what explains, as a part of the column beside the map, and in pixels. */
const LEAST = { part: 0.18, height: 110 };

/** Who is folded: nobody, all but the viewer, all to two lines each, or all to one. */
const folds = [undefined, 'others', 'all', 'lines'] as const;

const fold = (room: HTMLElement, who: (typeof folds)[number]): void => {
  if (who === undefined) delete room.dataset['folded'];
  else room.dataset['folded'] = who;
};

/** The height that is left for what can do without it. */
const spareOf = (thought: Element): number => {
  const place = thought.querySelector('[data-spare]');
  return place ? place.clientHeight - (Number.parseFloat(getComputedStyle(place).minHeight) || 0) : 0;
};

/** The least fold that leaves what explains the room it needs; it depends only on what there is to show. */
const refold = (room: HTMLElement): void => {
  const area = (name: string): Element | null => room.querySelector(`[data-area="${name}"]`);
  const [map, people, lead, thought] = [area('map'), area('people'), area('lead'), area('thought')];
  if (!map || !people || !thought) return;
  const isBeside = thought.getBoundingClientRect().left > people.getBoundingClientRect().left;
  const said = thought.querySelector('[data-said]');
  // Tabs and buttons around what is said. A notice passes, and nobody folds for it, nor for what may have spare room.
  const passing = thought.querySelector('[data-notices]')?.clientHeight ?? 0;
  const spare = spareOf(thought);
  const around = said?.parentElement ? thought.clientHeight - passing - spare - said.parentElement.clientHeight : 0;
  const height = map.getBoundingClientRect().bottom - people.getBoundingClientRect().top;
  const needed = Math.max((said?.scrollHeight ?? 0) + around, LEAST.part * height, LEAST.height);
  const fits = (): boolean => people.scrollHeight + (lead?.scrollHeight ?? 0) + needed <= height;
  for (const who of folds) {
    fold(room, who);
    if (isBeside ? people.scrollHeight <= people.clientHeight : fits()) return;
  }
};

/** Folds seats beside the map to two lines each, or one, while what explains needs their room, and opens them again. */
export const useFolding = (room: RefObject<HTMLElement | null>, areas: readonly string[]): void => {
  const { snapshot } = useTable();
  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    const fit = (): void => refold(box);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    for (const part of box.querySelectorAll('[data-said], [data-area="lead"] > *')) observer.observe(part);
    return () => observer.disconnect();
  }, [room, areas, snapshot]);
};
