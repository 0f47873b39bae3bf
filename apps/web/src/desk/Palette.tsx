import type { Seat } from '@coalbrook/rules';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';

import { Medallion } from '../signs/Medallion.tsx';
import { seatedAt } from '../signs/seatLook.ts';
import { enabledCommands } from './commands.ts';
import type { CommandContext } from './commands.ts';
import { keyLabel } from './keyLabel.ts';

import styles from './Palette.module.css';

export interface PaletteProps {
  readonly context: CommandContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Item {
  readonly id: string;
  readonly label: string;
  readonly key?: string | undefined;
  readonly sign?: React.ReactNode;
  readonly run: () => void;
}

const itemsOf = (context: CommandContext): readonly Item[] => {
  const { table, words, texts, screen, snapshot } = context;
  const commands = enabledCommands(context)
    .filter(({ id }) => id !== 'palette')
    .map((command): Item => ({
      id: command.id,
      label: command.label(context),
      key: command.keys[0],
      run: () => command.run(context),
    }));
  const seats = seatedAt(snapshot.sheet).map(({ seat, name, figure, colour, kind }): Item => ({
    id: `seat:${seat}`,
    label: texts.commands.seat(name),
    sign: <Medallion figure={kind === 'automaton' ? 'automaton' : figure} colour={colour} size={24} />,
    run: () => screen.openMat(seat as Seat),
  }));
  const places = table.places.map(({ id, slug }): Item => ({
    id: `place:${slug}`,
    label: texts.commands.place(words.things.label(id)),
    run: () => screen.find(id),
  }));
  return [...commands, ...seats, ...places];
};

/** Finds commands, places and players by name. */
export const Palette = ({ context, isOpen, onClose }: PaletteProps) => {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { texts } = context;
  const items = isOpen ? itemsOf(context) : [];
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label={texts.palette} className={styles.dialog ?? ''}>
          <Autocomplete filter={contains}>
            <SearchField aria-label={texts.palette} autoFocus className={styles.search ?? ''}>
              <Input placeholder={texts.paletteHint} className={styles.input ?? ''} />
            </SearchField>
            <div className={styles.list} tabIndex={0} role="group" aria-label={texts.palette}>
              <Menu
                aria-label={texts.palette}
                items={items}
                className={styles.menu ?? ''}
                renderEmptyState={() => <p className={styles.empty}>{texts.nothingFound}</p>}
                onAction={(id) => {
                  onClose();
                  items.find((item) => item.id === id)?.run();
                }}
              >
                {({ id, label, key, sign }) => (
                  <MenuItem id={id} textValue={label} className={styles.item ?? ''}>
                    {sign}
                    <span className={styles.label}>{label}</span>
                    {key !== undefined && <kbd>{keyLabel(key, texts)}</kbd>}
                  </MenuItem>
                )}
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
