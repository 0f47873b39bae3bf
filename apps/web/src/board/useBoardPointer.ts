import type { Target } from '@coalbrook/desk';
import type { BoardLayout, Point, Scene } from '@coalbrook/scene';
import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

import { aimAt, around, boxOf, clearScale } from './aim.ts';
import { signAt } from './signAt.ts';
import type { Touchable } from './touchables.ts';
import type { CameraControls } from './useCamera.ts';

export interface BoardPointerProps {
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly camera: CameraControls;
  readonly touchables: readonly Touchable[];
  readonly byKey: ReadonlyMap<string, Touchable>;
  readonly glowing: readonly Touchable[];
  readonly onPick: (target: Target, aimed?: Target) => void;
  readonly onHover: ((target: Target | undefined) => void) | undefined;
}

export interface BoardPointer {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
}

/** The map by mouse or finger. A mouse hits one thing; a finger means what is near it. */
export const useBoardPointer = (props: BoardPointerProps): BoardPointer => {
  const { layout, scene, camera, touchables, byKey, glowing, onPick, onHover } = props;
  const pointer = useRef('mouse');
  const hovered = useRef<Target | undefined>(undefined);

  const targetAt = ({ target }: { readonly target: EventTarget }): Target | undefined => {
    const key = target instanceof Element ? target.closest('[data-target]')?.getAttribute('data-target') : undefined;
    return key ? byKey.get(key)?.target : undefined;
  };
  const aimedAt = (target: Target, point: Point): Target | undefined =>
    target.on === 'site' ? signAt(layout, scene, target.site, point) : undefined;

  /** A tap picks what is near it; if several things qualify, the map zooms in first. */
  const tap = (point: Point, scale: number): void => {
    const aim = aimAt(touchables, glowing, point, scale);
    if (!aim) return;
    if ('at' in aim) {
      onPick(aim.at.target);
      return;
    }
    const box = around(aim.among.map(boxOf));
    if (box) camera.examine(box, clearScale);
  };

  const hover = (target: Target | undefined): void => {
    if (target === hovered.current) return;
    hovered.current = target;
    onHover?.(target);
  };

  return {
    onClick(event) {
      if (camera.wasDrag()) return;
      const { point, scale } = camera.sheetAt(event.clientX, event.clientY);
      if (pointer.current !== 'mouse') {
        tap(point, scale);
        return;
      }
      const target = targetAt(event);
      if (target) onPick(target, aimedAt(target, point));
    },
    onPointerDown({ pointerType }) {
      pointer.current = pointerType;
    },
    onPointerOver: (event) => hover(targetAt(event)),
    onPointerLeave: () => hover(undefined),
  };
};
