import { useMemo } from 'react';

import { useBoardView } from '../../../../count/useBoardView.ts';
import { useDesk } from '../../../../desk/useDesk.ts';
import { useReducedMotion } from '../../../../settings/useReducedMotion.ts';
import { BareButton } from '../BareButton.tsx';
import { TableBoard } from '../TableBoard.tsx';
import { useTable } from '../tableModel.ts';
import { useSpokenPick } from '../useSpokenPick.ts';

/** The map with its pieces, what can be chosen on it, and what the chosen action would do. */
export const BoardPart = () => {
  const { snapshot, desk, seated, story, count, news, spotlight, pointing, isBare, toggleBare } = useTable();
  const { table, shown } = snapshot;
  const view = useBoardView(snapshot, count.ends);
  const isStill = useReducedMotion();
  const pick = useSpokenPick();
  const { lit, chosen } = useDesk(desk, ({ picking }) => picking);
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
      tools={<BareButton isBare={isBare} onToggle={toggleBare} />}
      events={shown.events}
      find={pointing.found}
      isStill={isStill}
      onPick={pick}
    />
  );
};
