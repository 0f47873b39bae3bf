import type { Target } from '@coalbrook/desk';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import { inReadingOrder, nextIn } from './touchables.ts';
import type { Direction, Touchable } from './touchables.ts';
import type { CameraControls } from './useCamera.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The keys that the map takes for itself, although they mean something elsewhere. */
export const MAP_KEYS = '0 + - =';

const PAN = 90;
const ZOOM = 1.4;
const pans: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [PAN, 0],
  right: [-PAN, 0],
  up: [0, PAN],
  down: [0, -PAN],
};

export interface BoardKeysProps {
  readonly camera: CameraControls;
  readonly byKey: ReadonlyMap<string, Touchable>;
  readonly touchables: readonly Touchable[];
  /** What the arrow keys move along; with Control, or if nothing can be chosen, they move along everything. */
  readonly glowing: readonly Touchable[];
  readonly onPick: (target: Target) => void;
}

export interface BoardKeys {
  /** What the keyboard points at, if the map has the focus. */
  readonly current: Touchable | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * The map by keyboard: arrows move along what can be chosen, or with Control along everything. Choosing what cannot be
 * chosen says why.
 */
export const useBoardKeys = ({ camera, byKey, touchables, glowing, onPick }: BoardKeysProps): BoardKeys => {
  const [focused, setFocused] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const current = focused === undefined ? undefined : byKey.get(focused);

  const focusOn = ({ key, at }: Touchable): void => {
    setFocused(key);
    camera.reveal(at);
  };

  /** Returns whether the key has a meaning on the map. */
  const press = (key: string, isShifted: boolean, isWide: boolean): boolean => {
    const direction = directions[key];
    const reachable = inReadingOrder(isWide || glowing.length === 0 ? touchables : glowing);
    if (direction && !isShifted) {
      const next = current ? nextIn(current.at, reachable, direction) : reachable[0];
      if (next) focusOn(next);
    } else if (direction) camera.panBy(...pans[direction]);
    else if (key === '+' || key === '=') camera.zoomBy(ZOOM);
    else if (key === '-') camera.zoomBy(1 / ZOOM);
    else if (key === '0') camera.whole();
    else if (key === 'Home' && reachable.length > 0) focusOn(reachable[0]);
    else if (key === 'End' && reachable.length > 0) focusOn(reachable[reachable.length - 1]);
    else if ((key === 'Enter' || key === ' ') && current) onPick(current.target);
    else return false;
    return true;
  };

  return {
    current: hasFocus ? current : undefined,
    onKeyDown(event) {
      const isWide = event.ctrlKey && event.key in directions;
      if ((event.ctrlKey && !isWide) || event.metaKey || event.altKey) return;
      if (!press(event.key, event.shiftKey, isWide)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (event) => setHasFocus(event.currentTarget.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  };
};
