import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useTable } from '../tableModel.ts';

/** The tab that was open last, which a plan of the game opens with, and the game after it. */
export const LastLeaf = createContext<RefObject<string>>({ current: 'hand' });

/** Which tab is open in each area with tabs, and how to open another. */
export interface OpenTabs {
  /** Beside the map. */
  readonly side: readonly [string, (id: string) => void];
  /** In the column of the story. */
  readonly story: readonly [string, (id: string) => void];
  /** Below the map, on small screens. */
  readonly foot: readonly [string, (id: string) => void];
}

/**
 * Whether what explains, and the desk, need attention: an action to confirm, several at a site or for a card, a reason,
 * an explanation, the end of a turn or game. If they are one of several tabs, it comes to the front.
 */
const useUrgency = (): boolean => {
  const { snapshot, desk, explanation } = useTable();
  const { stage } = snapshot.frame;
  const isDeciding = useDesk(
    desk,
    ({ formed, refusal, selection }) =>
      formed !== undefined || refusal !== undefined || selection.some(({ on }) => on === 'site' || on === 'card'),
  );
  if (explanation.isOpen) return true;
  if (stage === 'complete' || stage === 'reveals' || stage === 'over') return true;
  return stage === 'open' && isDeciding;
};

/** The open tabs outlive a change of layout. */
export const useOpenTabs = (): OpenTabs => {
  const { desk, explanation, areas } = useTable();
  const isUrgent = useUrgency();
  // Another touch brings an urgent desk to the front again.
  const touched = useDesk(desk, ({ selection }) => selection);
  const side = useState('turn');
  const story = useState('journal');
  const [, openSide] = side;
  const [, openStory] = story;
  const last = useContext(LastLeaf);
  const [leaf, setLeaf] = useState(last.current);
  useEffect(() => {
    if (!isUrgent) return;
    setLeaf('desk');
    openSide('turn');
  }, [isUrgent, touched, explanation.isOpen, openSide]);
  const asked = areas.asked?.area;
  useLayoutEffect(() => {
    if (asked === undefined || asked === 'map') return;
    setLeaf(asked);
    if (asked !== 'journal' && asked !== 'talk' && asked !== 'text') return;
    openStory(asked);
    openSide(asked);
  }, [areas.asked, asked, openSide, openStory]);
  useEffect(() => {
    last.current = leaf;
  }, [last, leaf]);
  return { side, story, foot: [leaf, setLeaf] };
};
