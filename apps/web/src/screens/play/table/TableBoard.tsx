import type { Target } from '@coalbrook/desk';
import type { GameEvent, PlaceId, Table, View } from '@coalbrook/rules';
import { boardLayoutOf, compare, journeysOf, movesOf, sceneOf } from '@coalbrook/scene';
import type { Scene } from '@coalbrook/scene';
import { thingsOf } from '@coalbrook/words';
import { useCallback, useMemo } from 'react';

import { Board } from '../../../board/Board.tsx';
import type { BoardProps, BoardPreview } from '../../../board/Board.tsx';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useCaptions } from '../../../signs/useCaptions.ts';
import { sayTarget } from '../../../spoken/speech.ts';
import type { Speaker } from '../../../spoken/speech.ts';

type Taken =
  | 'colours'
  | 'lit'
  | 'chosen'
  | 'marks'
  | 'labels'
  | 'news'
  | 'isNewsKept'
  | 'spotlight'
  | 'viewer'
  | 'memory'
  | 'inspected'
  | 'isAsked'
  | 'spoken'
  | 'toolPlace'
  | 'tools'
  | 'isStill'
  | 'onPick';

export interface TableBoardProps extends Pick<BoardProps, Taken> {
  readonly table: Table;
  readonly view: View;
  readonly names: readonly string[];
  /** The previewed position. */
  readonly ghost: View | undefined;
  /** The events that led to this view; empty for no animation. */
  readonly events: readonly GameEvent[];
  readonly find: { readonly place: PlaceId } | undefined;
}

/** The board of a table: its scene, and the preview of a move. */
export const TableBoard = ({ table, view, names, ghost, events, ...rest }: TableBoardProps) => {
  const words = useMessages().board;
  const language = useLanguage();
  const captions = useCaptions(table, view.era);
  const layout = boardLayoutOf(table);
  const scene = useMemo(() => sceneOf(table, view), [table, view]);
  const foreseen = useMemo((): BoardPreview | undefined => {
    if (!ghost) return undefined;
    const after = sceneOf(table, ghost);
    const change = compare(scene, after);
    return { change, journeys: journeysOf(table, layout, change, after) };
  }, [table, layout, scene, ghost]);
  const speaker = useMemo(
    (): Speaker => ({ table, scene, things: thingsOf(table, language), names, words }),
    [table, scene, language, names, words],
  );
  const nameOf = useCallback((target: Target) => sayTarget(speaker, target), [speaker]);
  const movesFrom = (before: Scene) => movesOf(table, layout, before, scene, events);
  return (
    <Board
      layout={layout}
      scene={scene}
      captions={captions}
      levelText={speaker.things.level}
      foreseen={foreseen}
      movesFrom={movesFrom}
      nameOf={nameOf}
      {...rest}
    />
  );
};
