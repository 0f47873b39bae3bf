import type { Box } from '@coalbrook/scene';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { noPadding } from './camera.ts';
import type { Size } from './camera.ts';
import { toolRoom } from './toolRoom.ts';
import type { ToolRoom } from './toolRoom.ts';

/** The distance of the buttons from the sheet, in pixels. */
const GAP = 4;

const nowhere: ToolRoom = { along: 'side', padding: noPadding, strip: { width: 0, height: 0 } };

/** Finds room for the buttons beside the sheet whenever the size of the map changes; in a bar they need none. */
export const useToolRoom = (
  frame: RefObject<HTMLElement | null>,
  tools: RefObject<HTMLElement | null>,
  bar: Element | undefined,
  sheet: Size,
  played: readonly Box[],
): ToolRoom => {
  const [room, setRoom] = useState(nowhere);
  useLayoutEffect(() => {
    const [box, buttons] = [frame.current?.parentElement, tools.current];
    if (!box || !buttons) return undefined;
    const find = (): void => {
      const bounds = buttons.getBoundingClientRect();
      const edge = box.getBoundingClientRect().right - bounds.right;
      const size = { width: box.clientWidth, height: box.clientHeight };
      const found = bar
        ? nowhere
        : toolRoom(
            size,
            sheet,
            {
              length: Math.max(bounds.width, bounds.height) + edge + GAP,
              thickness: Math.min(bounds.width, bounds.height) + edge + GAP,
            },
            played,
          );
      setRoom((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
    };
    find();
    const observer = new ResizeObserver(find);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, tools, bar, sheet, played]);
  return room;
};
