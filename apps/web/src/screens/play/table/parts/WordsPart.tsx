import { boardLayoutOf, sceneOf } from '@coalbrook/scene';
import { thingsOf } from '@coalbrook/words';
import { useMemo } from 'react';

import { useBoardView } from '../../../../count/useBoardView.ts';
import { useDesk } from '../../../../desk/useDesk.ts';
import { useLanguage, useMessages } from '../../../../language/useMessages.ts';
import { BoardInWords } from '../../../../spoken/BoardInWords.tsx';
import type { Speaker } from '../../../../spoken/speech.ts';
import { useTable } from '../tableModel.ts';
import { useSpokenPick } from '../useSpokenPick.ts';

export const WordsTitle = () => useMessages().spoken.title;

/** The board as lists, from which one can play. */
export const WordsPart = () => {
  const { snapshot, desk, story, count, showsWords } = useTable();
  const { table } = snapshot;
  const { names } = story;
  const words = useMessages().board;
  const language = useLanguage();
  const view = useBoardView(snapshot, count.ends);
  const offered = useDesk(desk, (state) => state.picking);
  const pick = useSpokenPick();
  const picking = useMemo(() => ({ ...offered, pick }), [offered, pick]);
  const speaker = useMemo(
    (): Speaker => ({ table, scene: sceneOf(table, view), things: thingsOf(table, language), names, words }),
    [table, view, language, names, words],
  );
  return <BoardInWords speaker={speaker} layout={boardLayoutOf(table)} picking={picking} isShown={showsWords} />;
};
