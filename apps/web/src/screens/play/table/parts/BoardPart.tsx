import type { Lit } from '@coalbrook/desk';
import { asks } from '@coalbrook/rules';
import { useMemo } from 'react';

import { useBoardView } from '../../../../count/useBoardView.ts';
import { useDesk } from '../../../../desk/useDesk.ts';
import { useReducedMotion } from '../../../../settings/useReducedMotion.ts';
import { BareButton } from '../BareButton.tsx';
import { TableBoard } from '../TableBoard.tsx';
import { useTable } from '../tableModel.ts';
import { useSpokenPick } from '../useSpokenPick.ts';

const nothing: Lit = new Set();

/** The map with its pieces, what can be chosen on it, and what the chosen action would do. */
export const BoardPart = () => {
  const { snapshot, desk, seated, story, count, news, spotlight, pointing, isBare, toggleBare, toolPlace } = useTable();
  const { table, shown } = snapshot;
  const view = useBoardView(snapshot, count.ends);
  const isStill = useReducedMotion();
  const pick = useSpokenPick();
  const picking = useDesk(desk, (state) => state.picking);
  const { chosen } = picking;
  // A turn can be prepared during a break, but nobody is asked for it.
  const lit = snapshot.isAdjourned && chosen.size === 0 ? nothing : picking.lit;
  const ghost = useDesk(desk, (state) => state.ghost);
  const colours = useMemo(() => seated.map(({ colour }) => colour), [seated]);
  return (
    <TableBoard
      table={table}
      view={view}
      colours={colours}
      names={story.names}
      lit={lit}
      chosen={chosen}
      ghost={shown.mode === 'live' ? ghost : undefined}
      marks={pointing.marks}
      labels={pointing.labels}
      news={count.end ? undefined : news.shown}
      isNewsKept={news.isKept}
      spotlight={spotlight.seat}
      viewer={snapshot.frame.viewer}
      memory={snapshot.sheet.id}
      inspected={pointing.inspected}
      spoken={pointing.spoken}
      isAsked={picking.isOpen && view.awaits !== asks.action}
      toolPlace={toolPlace}
      tools={<BareButton isBare={isBare} onToggle={toggleBare} />}
      events={shown.events}
      find={pointing.found}
      isStill={isStill}
      onPick={pick}
    />
  );
};
