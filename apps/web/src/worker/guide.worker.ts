/** Compares a learner's move with the suggested one, away from the page. */

import { viewOf } from '@coalbrook/desk';
import { judgeMove } from '@coalbrook/guide';
import type { MoveVerdict } from '@coalbrook/guide';
import { parseAction, tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';

/** A move to be compared, in notation, with what the learner saw. */
export interface MoveQuestion {
  readonly header: Header;
  readonly cells: Int16Array;
  readonly suggested: string;
  readonly played: string;
}

self.addEventListener('message', ({ data }: MessageEvent<MoveQuestion>) => {
  const table = tableOf(data.header);
  if (!table.ok) return;
  const suggested = parseAction(table.value, data.suggested);
  const played = parseAction(table.value, data.played);
  if (!suggested.ok || !played.ok) return;
  const verdict: MoveVerdict = judgeMove(table.value, viewOf(table.value, data.cells), suggested.value, played.value);
  self.postMessage(verdict);
});
