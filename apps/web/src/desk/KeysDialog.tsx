import { Dialog } from '../ui/Dialog.tsx';
import type { TableCommand, CommandContext, CommandGroup } from './command.ts';
import { offeredCommands } from './commands.ts';
import { keyLabel } from './keyLabel.ts';

import styles from './KeysDialog.module.css';

export interface KeysDialogProps {
  readonly context: CommandContext;
  readonly onClose: () => void;
}

const groups: readonly CommandGroup[] = ['act', 'turn', 'look', 'other'];

/** Every command with its keys. */
export const KeysDialog = ({ context, onClose }: KeysDialogProps) => {
  const { texts } = context;
  const offered = offeredCommands(context).filter(({ keys }) => keys.length > 0);
  const isCard = ({ id }: TableCommand): boolean => id.startsWith('card:');
  return (
    <Dialog title={texts.help} isOpen onClose={onClose} size="wide" isText>
      <p className={styles.hint}>{texts.helpHint}</p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3>{texts.groups[group]}</h3>
            <dl>
              {offered
                .filter((command) => command.group === group && !isCard(command))
                .map((command) => (
                  <div key={command.id}>
                    <dt>{command.label(context)}</dt>
                    <dd>
                      {command.keys.map((key) => (
                        <kbd key={key}>{keyLabel(key, texts)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              {group === 'act' && (
                <div>
                  <dt>{texts.commands.cards}</dt>
                  <dd>
                    <kbd>1</kbd> – <kbd>9</kbd>
                  </dd>
                </div>
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
