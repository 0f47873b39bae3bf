/** What holds for the table screen at every size: measured in the page. */
import type { Page } from '@playwright/test';

interface Words {
  /** The button that shows the whole map. */
  readonly whole: string;
}

/**
 * Runs in the page. With the whole map in view, everything that is played on lies in its frame and can be touched
 * there, nothing beside the map lies over the frame, the main button is in the window, and nothing scrolls sideways.
 */
const measure = async ({ whole }: Words): Promise<readonly string[]> => {
  const faults: string[] = [];
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  const settled = async (read: () => string): Promise<void> => {
    for (let last = ''; ;) {
      await painted();
      const now = read();
      if (now === last) return;
      last = now;
    }
  };
  const frame = document.querySelector('#map');
  if (!frame) return ['there is no map'];
  const around = frame.closest('section') ?? frame;
  const sheet = frame.firstElementChild ?? frame;
  const read = (element: Element): string => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((value) => value.toFixed(2)).join(' ');
  };
  await settled(() => `${read(frame)} ${read(sheet)}`);
  const isWhole = (): boolean => {
    const room = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('[data-target]')].every((target) => {
      const { left, top, right, bottom } = (target.lastElementChild ?? target).getBoundingClientRect();
      return left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1;
    });
  };
  const nameOf = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 30) || element.className);
    return `${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`} “${String(said)}”`;
  };
  // A part of the map that is shown is as free as the whole.
  for (const target of frame.querySelectorAll('[data-target]')) {
    const area = frame.getBoundingClientRect();
    const { left, top, right, bottom } = (target.lastElementChild ?? target).getBoundingClientRect();
    if (left < area.left || right > area.right || top < area.top || bottom > area.bottom) continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && !frame.contains(hit)) faults.push(`${nameOf(hit)} covers ${target.getAttribute('data-target')}`);
  }
  // The button may also lead back from the whole map.
  for (let presses = 0; presses < 2 && !isWhole(); presses++) {
    document.querySelector<HTMLElement>(`[aria-label="${whole}"]`)?.click();
    await settled(() => `${read(frame)} ${read(sheet)}`);
  }

  const room = frame.getBoundingClientRect();
  const covering = new Map<string, string>();
  for (const target of frame.querySelectorAll('[data-target]')) {
    const key = target.getAttribute('data-target') ?? '';
    // A line is touched on its tile, which is drawn last.
    const box = (target.lastElementChild ?? target).getBoundingClientRect();
    for (const [across = 0.5, down = 0.5] of [
      [0.5, 0.5],
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ]) {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      if (hit && !frame.contains(hit)) covering.set(nameOf(hit), key);
    }
  }
  if (!isWhole()) faults.push('a part of the map is out of sight');
  for (const [what, key] of covering) faults.push(`${what} covers ${key}`);

  /** What of an element can be seen: its ancestors may clip it. */
  const seen = (element: Element): DOMRect | undefined => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };
  /** Rings around what is spoken of, and coins on their way. */
  const isFleeting = (element: Element): boolean =>
    element.closest('[data-testid="coins"]') !== null ||
    element.matches('[data-testid="pointer"]') ||
    element.querySelector('[data-testid="pointer"]') !== null;
  const over = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (around.contains(element) || element.contains(around) || isFleeting(element)) continue;
    if (element.children.length > 0 && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Only read out, or in sight while it has the focus.
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const box = seen(element);
    if (!box) continue;
    const isApart =
      box.right <= room.left + 1 ||
      box.left >= room.right - 1 ||
      box.bottom <= room.top + 1 ||
      box.top >= room.bottom - 1;
    if (!isApart) over.add(nameOf(element));
  }
  if (over.size > 0) faults.push(`over the map: ${[...over].slice(0, 4).join('; ')}`);

  // A reason is read whole, and a slider is not cut.
  for (const element of document.querySelectorAll(
    '#thought [role="alert"], #thought [role="group"]:has(> * > [data-slider])',
  )) {
    const all = element.getBoundingClientRect();
    const shown = seen(element);
    const isWholly = shown && shown.width > all.width - 2 && shown.height > all.height - 2;
    if (all.width > 0 && !isWholly) faults.push(`${nameOf(element)} is cut`);
    if (all.right > innerWidth) faults.push(`${nameOf(element)} reaches out of the window`);
  }

  const main = document.querySelector('[data-main]');
  if (main) {
    const box = main.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isShown =
      box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!isShown || !hit || !main.contains(hit)) faults.push(`the main button is out of sight: ${read(main)}`);
  }
  for (const element of [document.documentElement, document.querySelector('main')]) {
    if (element && element.scrollWidth > element.clientWidth) faults.push(`${nameOf(element)} scrolls sideways`);
  }
  return faults;
};

/** What is wrong with the layout of the open table. */
export const layoutFaults = (page: Page, words: Words): Promise<readonly string[]> =>
  page.evaluate(measure, { whole: words.whole });
