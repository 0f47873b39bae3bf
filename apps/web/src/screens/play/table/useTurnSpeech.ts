import { keyOf } from '@coalbrook/desk';
import { useEffect, useMemo, useRef } from 'react';

import type { PreviewWords } from '../../../desk/previewText.ts';
import { useDesk } from '../../../desk/useDesk.ts';
import { useWords } from '../../../desk/useWords.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { draftNews, drawnCards } from './draftNews.ts';
import type { TableModel } from './tableModel.ts';
import { turnSpeech } from './turnSpeech.ts';

export const usePreviewWords = ({ snapshot: { table }, story: { names } }: TableModel): PreviewWords => {
  const { desk: texts, panels } = useMessages();
  const words = useWords(table, names);
  return useMemo(() => ({ table, names, words, texts, panels }), [table, names, words, texts, panels]);
};

/**
 * Says what was done or undone in the viewer's turn and what they drew, and then what is asked now or what the chosen
 * action would do.
 */
export const useTurnSpeech = (model: TableModel): void => {
  const { snapshot, desk, spoken } = model;
  const { say } = spoken;
  const from = usePreviewWords(model);
  const state = useDesk(desk);
  const known = useRef(snapshot.frame);
  const asked = useRef('');
  useEffect(() => {
    const { frame } = snapshot;
    // A refusal speaks for itself.
    const now = state.refusal ? [] : turnSpeech(state, snapshot, from);
    // Another card may lead to the same sentence.
    const key = [...state.selection.map(keyOf), ...now].join(' ');
    const isNew = now.length > 0 && key !== asked.current;
    const drawn = drawnCards(known.current, frame, from);
    const done = [
      ...(snapshot.shown.mode === 'live' ? draftNews(known.current, frame, from) : []),
      ...(drawn.length > 0 ? [from.texts.drawn(drawn)] : []),
    ];
    known.current = frame;
    // Once a refusal is put away, the question comes back.
    if (isNew || state.refusal) asked.current = state.refusal ? '' : key;
    say([...done, ...(isNew ? now : [])]);
  }, [snapshot, state, from, say]);
};
