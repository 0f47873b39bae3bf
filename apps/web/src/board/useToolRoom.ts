import type { Box } from '@coalbrook/scene';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { noPadding } from './camera.ts';
import type { Size } from './camera.ts';
import { toolRoom } from './toolRoom.ts';
import type { ToolRoom } from './toolRoom.ts';

/** The distance of the buttons from the sheet, in pixels. */
const GAP = 4;

const isSame = (one: ToolRoom, other: ToolRoom): boolean =>
  one.along === other.along && one.padding.right === other.padding.right && one.padding.bottom === other.padding.bottom;

/** Finds room for the buttons beside the sheet whenever the size of the map changes. */
export const useToolRoom = (
  frame: RefObject<HTMLElement | null>,
  tools: RefObject<HTMLElement | null>,
  sheet: Size,
  played: readonly Box[],
): ToolRoom => {
  const [room, setRoom] = useState<ToolRoom>({ along: 'side', padding: noPadding });
  useLayoutEffect(() => {
    const [box, buttons] = [frame.current, tools.current];
    if (!box || !buttons) return undefined;
    const find = (): void => {
      const bounds = buttons.getBoundingClientRect();
      const edge = box.getBoundingClientRect().right - bounds.right;
      const found = toolRoom(
        { width: box.clientWidth, height: box.clientHeight },
        sheet,
        {
          length: Math.max(bounds.width, bounds.height) + edge + GAP,
          thickness: Math.min(bounds.width, bounds.height) + edge + GAP,
        },
        played,
      );
      setRoom((now) => (isSame(now, found) ? now : found));
    };
    find();
    const observer = new ResizeObserver(find);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, tools, sheet, played]);
  return room;
};
