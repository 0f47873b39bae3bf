import { DeskPanel } from '../../../../desk/DeskPanel.tsx';
import { useWindowLayout } from '../../../../ui/useMedia.ts';
import { useTable } from '../tableModel.ts';
import { resultOf } from '../useGameEnd.ts';

/** What the viewer can do: the kinds of action, and the buttons that confirm, undo and go on. */
export const DeskPart = () => {
  const { session, snapshot, desk, explanation, end } = useTable();
  const layout = useWindowLayout();
  const isSmall = layout === 'narrow' || layout === 'low';
  return (
    <DeskPanel
      desk={desk}
      session={session}
      snapshot={snapshot}
      isBrief={isSmall && explanation.isOpen}
      onHint={explanation.toggleHint}
      result={resultOf(end)}
    />
  );
};
