import type { BoardLayout, LayoutLine } from '../boardLayout.ts';
import { group, path } from './shape.ts';
import type { Content, Shape } from './shape.ts';

const strokes = (d: string, ...looks: readonly string[]): readonly Shape[] =>
  looks.map((look) => path({ d, class: look }));

const canal = (d: string): readonly Shape[] => strokes(d, 'towpath', 'bank', 'water', 'ripple');
const rail = (d: string): readonly Shape[] => strokes(d, 'ballast', 'sleepers', 'steel', 'gauge');
const futureRail = (d: string): readonly Shape[] => strokes(d, 'futureSleepers', 'futureRail');

/** A line in an era: in use, or from an earlier or later one. */
const drawnIn = ({ eras, id, path: d }: LayoutLine, era: string): Record<'under' | 'canal' | 'rail', Content> => {
  const nothing = { under: undefined, canal: undefined, rail: undefined };
  const isUsable = id !== undefined && eras.includes(era);
  if (isUsable) return era === 'canal' ? { ...nothing, canal: canal(d) } : { ...nothing, rail: rail(d) };
  const under = eras.includes('canal') ? path({ d, class: 'oldCanal' }) : group({ class: 'faint' }, futureRail(d));
  return { ...nothing, under };
};

/** A line on a map without an era. */
const drawnForAll = ({ look, path: d }: LayoutLine): Record<'under' | 'canal' | 'rail', Content> => ({
  under: undefined,
  canal: look === 'rail' ? undefined : canal(d),
  rail: look === 'rail' ? rail(d) : look === 'both' && futureRail(d),
});

/** Canals, railways and sea lanes. With an era, lines of other eras are faint; without one, all are shown. */
export const drawLines = (layout: BoardLayout, era?: string): Shape => {
  const lines = layout.lines.map((line) => (era === undefined ? drawnForAll(line) : drawnIn(line, era)));
  return group(
    { fill: 'none', 'stroke-linejoin': 'round' },
    lines.map(({ under }) => under),
    layout.lanes.map(({ path: d }) => group({}, strokes(d, 'laneHalo', 'lane'))),
    lines.map((line) => line.canal),
    lines.map((line) => line.rail),
  );
};

/** A straight sample of a line style, for a legend. */
export const drawLineSample = (look: LayoutLine['look'], length: number): Shape => {
  const d = `M${-length / 2} 0H${length / 2}`;
  const parts = {
    canal: canal(d),
    rail: rail(d),
    both: [...canal(d), ...futureRail(d)],
    lane: strokes(d, 'laneHalo', 'lane'),
  };
  return group({ fill: 'none' }, parts[look]);
};
