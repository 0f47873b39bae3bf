import type { Desk, DeskState } from '@coalbrook/desk';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { mayHint } from '../session/mayHint.ts';

import styles from './DeskPanel.module.css';

interface ToolProps {
  readonly label: string;
  readonly shortcut: string;
  readonly path: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ label, shortcut, path, isDisabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    data-tip={label}
    disabled={isDisabled}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

export interface ActionBarProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly snapshot: GameSnapshot;
  readonly onHint: () => void;
}

/** Undo, redo, a hint, and the main button: it confirms each action, and then ends the turn. */
export const ActionBar = ({ desk, state, snapshot, onHint }: ActionBarProps) => {
  const { desk: texts } = useMessages();
  const { frame, isSketch, sending, isHeld = false, isAdjourned = false } = snapshot;
  const { can } = state;
  const isWaiting = state.isWaiting || sending !== undefined;
  const isEnd = state.endsNow;
  const label = () => {
    if (sending) return sending === 'unsent' ? texts.unsent : texts.sending;
    if (frame.stage === 'reveals') return texts.reveal;
    if (!isEnd) return texts.confirm;
    return isSketch ? texts.planOn : texts.endTurn;
  };
  return (
    <div className={styles.go}>
      <div className={styles.tools}>
        {(state.selection.length > 0 || (state.sales?.choices.length ?? 0) > 0) && (
          <Tool label={texts.clear} shortcut="Escape" path="M6 6l12 12M18 6L6 18" onPress={() => desk.do('clear')} />
        )}
        <Tool
          label={texts.undo}
          shortcut="u"
          path="M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3"
          isDisabled={!can.has('undo')}
          onPress={() => desk.do('undo')}
        />
        {can.has('redo') && (
          <Tool
            label={texts.redo}
            shortcut="r"
            path="m15 6 4.500 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h3"
            onPress={() => desk.do('redo')}
          />
        )}
        {snapshot.canAskCoach && (
          <Tool
            label={texts.commands.hint}
            shortcut="Shift+H"
            path="M9 18.500h6M10 21.500h4M9.500 15.500a6 6 0 1 1 5 0V16h-5z"
            isDisabled={!mayHint(snapshot)}
            onPress={onHint}
          />
        )}
      </div>
      <button
        type="button"
        className={styles.confirm}
        data-main
        data-warns={frame.stage === 'reveals' || undefined}
        aria-keyshortcuts={isEnd ? 'e' : 'Enter'}
        disabled={!can.has(isEnd ? 'endTurn' : 'confirm') || isWaiting || isHeld || (isEnd && isAdjourned)}
        onClick={({ detail }) => {
          // The second click of a double click on Confirm does not end the turn.
          if (!isEnd) desk.do('confirm');
          else if (detail < 2) desk.do('endTurn');
        }}
      >
        {label()}
      </button>
    </div>
  );
};
