import { linkOutline } from '@coalbrook/scene';

import type { Touchable } from './touchables.ts';

/** An outline slightly larger than its subject. */
export const Outline = ({
  touchable,
  grow,
  className,
}: {
  readonly touchable: Touchable;
  readonly grow: number;
  readonly className: string | undefined;
}) => {
  const { shape } = touchable;
  if ('line' in shape) {
    const { at, angle, length } = shape.line.tile;
    return (
      <path
        d={linkOutline(length + 2 * grow)}
        transform={`translate(${at[0]} ${at[1]}) rotate(${angle}) scale(1 ${1 + grow / 14})`}
        className={className}
      />
    );
  }
  const { box, radius } = shape;
  return (
    <rect
      x={box.x - box.width / 2 - grow}
      y={box.y - box.height / 2 - grow}
      width={box.width + 2 * grow}
      height={box.height + 2 * grow}
      rx={radius + grow}
      className={className}
    />
  );
};
