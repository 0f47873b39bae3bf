import type { Seat } from '@coalbrook/rules';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
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

import { Portrait } from '../signs/Portrait.tsx';
import { seatedAt } from '../signs/seatLook.ts';
import type { CommandContext } from './command.ts';
import { enabledCommands } from './commands.ts';
import { keyLabel } from './keyLabel.ts';
import { labelsOf } from './labels.ts';
import { MovePreview } from './MovePreview.tsx';
import { distinctDeeds } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';

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
  /** A move, which is previewed while it has the focus. */
  readonly move?: TargetedAction;
  readonly run: () => void;
}

/** Everything that could be played now. */
const movesOf = ({ desk, view, words, texts }: CommandContext): readonly Item[] => {
  const moves = distinctDeeds(
    desk.offers,
    desk.ranked.map(({ card }) => card),
  );
  const labels = labelsOf(moves, ({ action }) => words.action(action, view), texts.onSite);
  return moves.map((move, index) => ({
    id: `move:${[...move.keys].join()}`,
    label: labels[index],
    move,
    run: () => desk.take(move),
  }));
};

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
  const seats = seatedAt(snapshot.sheet).map((sitter): Item => ({
    id: `seat:${sitter.seat}`,
    label: texts.commands.seat(sitter.name),
    sign: <Portrait sitter={sitter} seat={sitter.seat} size={24} />,
    run: () => screen.openMat(sitter.seat as Seat),
  }));
  const places = table.places.map(({ id, slug }): Item => ({
    id: `place:${slug}`,
    label: texts.commands.place(words.things.label(id)),
    run: () => screen.find(id),
  }));
  return [...commands, ...seats, ...places];
};

/** Finds moves, commands, places and players by parts of their names. Moves are left out until something is typed. */
export const Palette = ({ context, isOpen, onClose }: PaletteProps) => {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const { texts } = context;
  const items = isOpen ? [...(query.trim() === '' ? [] : movesOf(context)), ...itemsOf(context)] : [];
  const matches = (text: string, typed: string): boolean =>
    typed.split(/\s+/).every((part) => part === '' || contains(text, part));
  const close = (): void => {
    setQuery('');
    onClose();
  };
  /** On a slow machine, Enter can still mean an item that no longer matches; then the first one that does is meant. */
  const act = (id: string): void => {
    const found = items.filter(({ label }) => matches(label, query));
    const chosen = found.find((item) => item.id === id) ?? found[0];
    close();
    chosen?.run();
  };
  /** The search field would only empty itself. */
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) close();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label={texts.palette} className={styles.dialog ?? ''}>
          <div onKeyDownCapture={closeByEscape}>
            <Autocomplete filter={matches} inputValue={query} onInputChange={setQuery}>
              <SearchField aria-label={texts.palette} autoFocus className={styles.search ?? ''}>
                <Input placeholder={texts.paletteHint} className={styles.input ?? ''} />
              </SearchField>
              <div className={styles.list} tabIndex={0} role="group" aria-label={texts.palette}>
                <Menu
                  aria-label={texts.palette}
                  items={items}
                  className={styles.menu ?? ''}
                  renderEmptyState={() => <p className={styles.empty}>{texts.nothingFound}</p>}
                  onAction={(id) => act(String(id))}
                >
                  {({ id, label, key, sign, move }) => (
                    <MenuItem id={id} textValue={label} className={styles.item ?? ''}>
                      {({ isFocused }) => (
                        <>
                          {sign}
                          <span className={styles.label}>
                            {label}
                            {move && isFocused && <MovePreview context={context} move={move} />}
                          </span>
                          {key !== undefined && <kbd>{keyLabel(key, texts)}</kbd>}
                        </>
                      )}
                    </MenuItem>
                  )}
                </Menu>
              </div>
            </Autocomplete>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
