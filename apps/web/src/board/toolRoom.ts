/** Where the buttons of the map stand, so that none lies over what is played on. */

import type { Box } from '@coalbrook/scene';

import { fit, noPadding } from './camera.ts';
import type { Camera, Padding, Size } from './camera.ts';

export interface ToolRoom {
  /** In a column at the right edge, or in a row at the lower one. */
  readonly along: 'side' | 'foot';
  /** What of the window is kept free for them around the whole sheet. */
  readonly padding: Padding;
  /** What of the width or the height is theirs alone while less of the sheet is shown. */
  readonly strip: Size;
}

/** The room that a row of buttons needs, with its distance from the edges. */
export interface Tools {
  readonly length: number;
  readonly thickness: number;
}

/** How finely room is looked for, in pixels. */
const STEP = 4;

/** Whether a corner of the window has nothing in it that is played on. */
const isCornerFree = (window: Size, { x, y, scale }: Camera, corner: Size, played: readonly Box[]): boolean =>
  played.every(
    (box) =>
      x + (box.x + box.width / 2) * scale <= window.width - corner.width ||
      y + (box.y + box.height / 2) * scale <= window.height - corner.height,
  );

/** A corner in which nothing is played, at the right edge or at the lower one, whichever leaves the sheet larger. */
export const toolRoom = (window: Size, sheet: Size, { length, thickness }: Tools, played: readonly Box[]): ToolRoom => {
  const corners = { side: { width: thickness, height: length }, foot: { width: length, height: thickness } } as const;
  const edges = { side: 'right', foot: 'bottom' } as const;
  const strips = { side: { width: thickness, height: 0 }, foot: { width: 0, height: thickness } };
  let best: { readonly room: ToolRoom; readonly scale: number } | undefined;
  for (let kept = 0; kept < thickness + STEP; kept += STEP) {
    for (const along of ['side', 'foot'] as const) {
      const padding = { ...noPadding, [edges[along]]: Math.min(kept, thickness) };
      const camera = fit(window, sheet, padding);
      if (camera.scale <= (best?.scale ?? 0) || !isCornerFree(window, camera, corners[along], played)) continue;
      best = { room: { along, padding, strip: strips[along] }, scale: camera.scale };
    }
  }
  return best?.room ?? { along: 'side', padding: { ...noPadding, right: thickness }, strip: strips.side };
};
