import type { Frame } from '@coalbrook/desk';
import type { Table } from '@coalbrook/rules';
import type { Look, Sheet } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';
import type { TablePort } from './tablePort.ts';
import { viewOf } from './viewOf.ts';

const USUAL_PACE = 900;

/** With reduced motion, only results are shown. */
const firstPace = (): number =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : USUAL_PACE;

/** What is known of a table after the first look. */
export const firstSnapshot = (
  port: TablePort,
  sheet: Sheet,
  table: Table,
  { seen: { trouble }, steps }: Look,
  frame: Frame,
): GameSnapshot => ({
  ...port.capabilities(sheet, frame.stage === 'over'),
  sheet,
  table,
  steps,
  frame,
  shown: { mode: 'live', view: viewOf(table, frame.cells), seq: frame.seq, events: [] },
  handTo: undefined,
  thinking: undefined,
  trouble,
  isDraftUnstored: false,
  isElsewhere: false,
  pace: firstPace(),
  isPaused: false,
  isSketch: false,
});
