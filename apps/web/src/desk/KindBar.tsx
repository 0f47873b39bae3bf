import { keyOf, turnKinds } from '@coalbrook/desk';
import type { Desk, DeskState } from '@coalbrook/desk';
import { asks } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { useSettings } from '../settings/settings.ts';
import { KeyedLabel } from './KeyedLabel.tsx';
import { keysOf } from './keys.ts';
import { keyOfKind } from './kindKeys.ts';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

/** The id of the text that marks impossible kinds. */
const IMPOSSIBLE = 'impossible-kind';

/** More kinds than fit into one row at full size. */
const MANY = 7;

export interface KindBarProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly words: DeskWords;
}

/**
 * The kinds of action, each with its key. Touching an impossible one explains why; touching one while an action could
 * go on stops that first.
 */
export const KindBar = ({ desk, state, words }: KindBarProps) => {
  const { desk: texts } = useMessages();
  const settings = useSettings();
  const kinds = turnKinds(desk.table);
  const isTurn = state.view.awaits === asks.action;
  if (!state.isOpen || !(isTurn || state.stopping)) return undefined;
  const possible = new Set([...state.offers, ...(state.stopping?.offers ?? [])].map(({ action }) => action.kind));
  return (
    <div className={styles.kinds} role="group" aria-label={texts.actions} data-many={kinds.length > MANY || undefined}>
      <span id={IMPOSSIBLE} hidden>
        {texts.impossible}
      </span>
      {kinds.map((kind) => {
        const key = keyOf({ on: 'kind', kind });
        const isChosen = state.chosen.has(key);
        const [shortcut = ''] = keysOf({ id: `kind:${kind}`, keys: [keyOfKind(kind)] }, settings);
        return (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={isChosen}
            aria-keyshortcuts={shortcut === '' ? undefined : shortcut}
            data-target={key}
            data-chosen={isChosen || undefined}
            data-lit={(isTurn && state.lit.has(key)) || undefined}
            aria-describedby={possible.has(kind) ? undefined : IMPOSSIBLE}
            data-impossible={!possible.has(kind) || undefined}
            onClick={() => desk.pick({ on: 'kind', kind })}
          >
            <KeyedLabel label={words.kind(kind)} shortcut={shortcut} />
          </button>
        );
      })}
    </div>
  );
};
