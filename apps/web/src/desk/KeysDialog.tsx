import { useEffect, useState } from 'react';

import { usePaletteTexts } from '../language/paletteTexts.ts';
import { useMessages } from '../language/useMessages.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { CommandContext, CommandGroup, TableCommand } from './command.ts';
import { offeredCommands } from './commands.ts';
import { keyLabel } from './keyLabel.ts';
import { keyName } from './keyName.ts';
import { holderOf, keysOf } from './keys.ts';

import styles from './KeysDialog.module.css';

export interface KeysDialogProps {
  readonly context: CommandContext;
  readonly onClose: () => void;
}

const groups: readonly CommandGroup[] = ['act', 'turn', 'ask', 'look', 'other'];

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Waits for the next key, which becomes the key of a command. Escape keeps the old one. */
const useNextKey = (isWaiting: boolean, onKey: (key: string | undefined) => void): void => {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (modifiers.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onKey(event.key === 'Escape' || event.key === 'Tab' ? undefined : keyName(event));
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
};

/** Every command with its keys, which can be changed. */
export const KeysDialog = ({ context, onClose }: KeysDialogProps) => {
  const { texts } = context;
  const own = usePaletteTexts();
  const { preferences } = useMessages().common;
  const settings = useSettings();
  const [changed, setChanged] = useState<TableCommand>();
  const [said, setSaid] = useState('');
  const offered = offeredCommands(context);
  const isCard = ({ id }: TableCommand): boolean => id.startsWith('card:');
  useNextKey(changed !== undefined, (key) => {
    setChanged(undefined);
    if (!changed || key === undefined) {
      setSaid('');
      return;
    }
    const holder = holderOf(offered, key, changed.id, settings);
    if (holder) {
      setSaid(own.keyTaken(holder.label(context)));
      return;
    }
    changeSettings({ ownKeys: { ...settings.ownKeys, [changed.id]: key } });
    setSaid(own.keySet(changed.label(context), keyLabel(key, texts)));
  });
  const row = (command: TableCommand) => (
    <div key={command.id}>
      <dt>{command.label(context)}</dt>
      <dd>
        {keysOf(command, settings).map((key) => (
          <kbd key={key}>{keyLabel(key, texts)}</kbd>
        ))}
        <button
          type="button"
          className={styles.change}
          aria-label={own.changeKey(command.label(context))}
          aria-pressed={changed === command}
          onClick={() => {
            setChanged(command);
            setSaid(own.pressKey);
          }}
        >
          <span aria-hidden="true">✎</span>
        </button>
      </dd>
    </div>
  );
  return (
    <Dialog title={texts.help} isOpen onClose={onClose} size="wide" isText>
      <p className={styles.hint}>{texts.helpHint}</p>
      <Switch isOn={settings.singleKeys} onChange={(singleKeys) => changeSettings({ singleKeys })}>
        {preferences.singleKeys}
      </Switch>
      <p className={styles.hint}>{preferences.singleKeysNote}</p>
      <p className={styles.said} role="status">
        {said}
      </p>
      {Object.keys(settings.ownKeys).length > 0 && (
        <Button size="small" onPress={() => changeSettings({ ownKeys: {} })}>
          {own.resetKeys}
        </Button>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3>{texts.groups[group]}</h3>
            <dl>
              {offered.filter((command) => command.group === group && !isCard(command)).map(row)}
              {group === 'act' && settings.singleKeys && (
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
