import { TITLE_SIZE } from '../boardLayout.ts';
import { widthOf } from '../lettering.ts';
import type { Box } from '../point.ts';
import { group, path, text } from './shape.ts';
import type { Shape } from './shape.ts';

/** The cartouche with the name of the map and a line below it. */
export const drawTitle = (box: Box, name: string, subtitle: string): Shape => {
  const size = Math.min(TITLE_SIZE, (TITLE_SIZE * (box.width - 48)) / widthOf(name, TITLE_SIZE));
  const [w, h] = [box.width / 2, box.height / 2];
  return group(
    { transform: `translate(${box.x} ${box.y})`, class: 'title' },
    path({
      d: `M${-w + 14} ${-h}H${w - 14}q2 12 14 14V${h - 14}q-12 2-14 14H${-w + 14}q-2-12-14-14V${-h + 14}q12-2 14-14Z`,
      class: 'cartouche',
    }),
    path({
      d: `M${-w + 19} ${-h + 6}H${w - 19}q2 11 13 13V${h - 19}q-11 2-13 13H${-w + 19}q-2-11-13-13V${-h + 19}q11-2 13-13Z`,
      class: 'cartoucheLine',
    }),
    { ...text({ y: -2, 'font-size': size, class: 'mapName' }, name), fit: { width: box.width - 40, size } },
    path({ d: `M${-w * 0.55} 13H-9M9 13H${w * 0.55}M0 8l5 5l-5 5l-5-5Z`, class: 'flourish' }),
    { ...text({ y: 36, class: 'eraName' }, subtitle), fit: { width: box.width - 40, size: 20 } },
  );
};
