import { boardLayoutOf } from '@coalbrook/scene';
import { useRef } from 'react';
import type { CSSProperties } from 'react';

import { classes } from '../../../../ui/classes.ts';
import { useDockRoom, useStoryRoom, useWindowLayout } from '../../../../ui/useMedia.ts';
import { usePanels } from '../slots.tsx';
import { isCounting, isQuiet } from '../stages.ts';
import { useTable } from '../tableModel.ts';
import { areas } from './areas.tsx';
import type { AreaName } from './areas.tsx';
import { useOpenTabs } from './openTabs.ts';
import { useFolding } from './useFolding.ts';

import styles from '../TableScreen.module.css';

interface Layout {
  readonly className: string | undefined;
  /** In the order of the page. */
  readonly areas: readonly AreaName[];
  /** While an era is counted, the count takes the place of the tabs. */
  readonly counting?: readonly AreaName[];
  /** While nobody plays cards here, if the column beside the map is high enough for the story. */
  readonly quiet?: readonly AreaName[];
}

/**
 * `docked` and `ample` have mats beside the map instead of a column, the latter with the story in the other one. `bare`
 * is the board alone.
 */
type LayoutName = 'wide' | 'docked' | 'ample' | 'middle' | 'narrow' | 'low' | 'bare';

const layouts: Readonly<Record<LayoutName, Layout>> = {
  wide: { className: styles.wide, areas: ['story', 'map', 'people', 'lead', 'thought', 'band'] },
  ample: {
    className: styles.ample,
    areas: ['dock', 'map', 'bar', 'people', 'lead', 'both', 'band'],
    counting: ['dock', 'map', 'bar', 'people', 'lead', 'thought'],
  },
  docked: {
    className: styles.docked,
    areas: ['dock', 'map', 'bar', 'people', 'lead', 'tabs', 'band'],
    quiet: ['dock', 'map', 'bar', 'people', 'lead', 'both'],
    counting: ['dock', 'map', 'bar', 'people', 'lead', 'thought'],
  },
  middle: {
    className: styles.middle,
    areas: ['map', 'bar', 'people', 'lead', 'tabs', 'band'],
    quiet: ['map', 'bar', 'people', 'lead', 'both'],
    counting: ['map', 'bar', 'people', 'lead', 'thought'],
  },
  narrow: {
    className: styles.narrow,
    areas: ['bar', 'map', 'lead', 'foot'],
    counting: ['bar', 'map', 'lead', 'thought'],
  },
  low: { className: styles.low, areas: ['map', 'bar', 'lead', 'foot'], counting: ['map', 'bar', 'lead', 'thought'] },
  bare: { className: styles.bare, areas: ['map', 'lead'] },
};

/** The layout that fits the window. */
const useLayout = (): Layout => {
  const { isBare } = useTable();
  const window = useWindowLayout();
  const room = useDockRoom();
  const isDocked = usePanels('dock').length > 0 && room !== 'none';
  if (isBare) return layouts.bare;
  if (window !== 'wide' || !isDocked) return layouts[window];
  return layouts[room === 'instead' ? 'docked' : 'ample'];
};

/** The areas of a layout that are needed now. */
const useAreas = ({ areas: all, counting, quiet }: Layout): readonly AreaName[] => {
  const model = useTable();
  const hasStoryRoom = useStoryRoom();
  if (!isQuiet(model)) return all;
  const names = isCounting(model) ? counting : hasStoryRoom ? quiet : undefined;
  return (names ?? all).filter((name) => name !== 'band');
};

/** Arranges the slots of the table to fit the window. By their keys, areas outlive a change of layout. */
export const TableLayout = () => {
  const tabs = useOpenTabs();
  const layout = useLayout();
  const names = useAreas(layout);
  const room = useRef<HTMLDivElement>(null);
  useFolding(room, names);
  const [width, height] = boardLayoutOf(useTable().snapshot.table).size;
  const shape = { '--shape': width / height } as CSSProperties;
  return (
    <div ref={room} className={classes(styles.room, layout.className)} style={shape}>
      {names.map((name) => {
        const Area = areas[name];
        return <Area key={name} tabs={tabs} />;
      })}
    </div>
  );
};
