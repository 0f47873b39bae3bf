import { asks } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { keyOf } from '../target/target.ts';
import { turnKinds } from '../target/turnKinds.ts';
import { KeyedLabel } from './KeyedLabel.tsx';
import { keyOfKind } from './kindKeys.ts';
import type { DeskModel } from './useDesk.ts';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

/** More kinds than fit into one row at full size. */
const MANY = 7;

export interface KindBarProps {
  readonly desk: DeskModel;
  readonly table: Table;
  readonly view: View;
  readonly words: DeskWords;
}

/**
 * The kinds of action, each with its key. Touching an impossible one explains why; touching one while an action could
 * go on stops that first.
 */
export const KindBar = ({ desk, table, view, words }: KindBarProps) => {
  const { desk: texts } = useMessages();
  const isTurn = view.awaits === asks.action;
  if (!desk.isOpen || !(isTurn || desk.stopping)) return undefined;
  const possible = new Set([...desk.offers, ...(desk.stopping?.offers ?? [])].map(({ action }) => action.kind));
  return (
    <div
      className={styles.kinds}
      role="group"
      aria-label={texts.actions}
      data-many={turnKinds(table).length > MANY || undefined}
    >
      {turnKinds(table).map((kind) => {
        const key = keyOf({ on: 'kind', kind });
        const isChosen = desk.chosen.has(key);
        return (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={isChosen}
            aria-keyshortcuts={keyOfKind(kind)}
            data-target={key}
            data-chosen={isChosen || undefined}
            data-lit={(isTurn && desk.lit.has(key)) || undefined}
            data-impossible={!possible.has(kind) || undefined}
            onClick={() => desk.pick({ on: 'kind', kind })}
          >
            <KeyedLabel label={words.kind(kind)} shortcut={keyOfKind(kind)} />
          </button>
        );
      })}
    </div>
  );
};
