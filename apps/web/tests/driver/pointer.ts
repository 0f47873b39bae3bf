import type { Page } from '@playwright/test';

import { english } from '../../src/language/english.ts';
import type { SeededChance } from '../support/seededChance.ts';
import type { Sight, TouchSpot } from './sight.ts';
import { preferredKind } from './table.ts';
import type { Reach } from './table.ts';

type Press<Place = Page> = (page: Place, spot: TouchSpot) => Promise<void>;

const isKind = ({ key }: TouchSpot): boolean => key.startsWith('kind:');

/** In the tabbed layout, the tab with more to touch. */
const switchTab = async (page: Page, press: Press, isDeskOpen: boolean): Promise<string> => {
  const { hand, desk } = english.table;
  const name = isDeskOpen ? hand : desk;
  const leaf = page.getByRole('tab', { name, exact: true });
  const box = (await leaf.count()) === 1 ? await leaf.boundingBox() : undefined;
  if (!box) throw new Error(`nothing can be touched, and there is no tab ${name}`);
  await press(page, { key: name, x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return name;
};

/** Touches what is in sight with `press`, and what is on another tab after `turnTo`. */
export const reachBy = <Place>(
  press: Press<Place>,
  turnTo: (page: Place, press: Press<Place>, isDeskOpen: boolean) => Promise<string>,
): Reach<Place> => ({
  async touch(page: Place, { phase, lit, choices }: Sight, chance: SeededChance): Promise<string> {
    const kinds = lit.filter(isKind);
    const others = [...lit.filter((spot) => !isKind(spot)), ...choices];
    // At the start of a turn everything is lit: begin with the kind, as the desk suggests.
    const isSomewhereElse = phase === 'hidden' && (others.length === 0 || chance.next() < 0.3);
    if (isSomewhereElse || (kinds.length === 0 && others.length === 0)) return turnTo(page, press, phase !== 'hidden');
    const spot = kinds.length > 0 ? preferredKind(kinds, chance) : chance.pick(others);
    await press(page, spot);
    return spot.key;
  },
  async goOn(page: Place, { phase, go }: Sight): Promise<void> {
    if (!go) throw new Error(`no button to continue in ${phase}`);
    await press(page, go);
  },
});

export const mouse: Reach = reachBy((page, { x, y }) => page.mouse.click(x, y), switchTab);

export const finger: Reach = reachBy((page, { x, y }) => page.touchscreen.tap(x, y), switchTab);
