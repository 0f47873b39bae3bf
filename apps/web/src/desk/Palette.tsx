import { distinctDeeds, isTyped, labelsOf, meantBy } from '@coalbrook/desk';
import type { TargetedAction } from '@coalbrook/desk';
import { makeAction } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { useEffect, useRef } from 'react';
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

import type { PaletteTexts } from '../language/en/palette.ts';
import { usePaletteTexts } from '../language/paletteTexts.ts';
import { settingsNow } from '../settings/settings.ts';
import { Portrait } from '../signs/Portrait.tsx';
import { seatedAt } from '../signs/seatLook.ts';
import type { CommandContext } from './command.ts';
import { enabledCommands } from './commands.ts';
import { keyLabel } from './keyLabel.ts';
import { keysOf } from './keys.ts';
import { MovePreview } from './MovePreview.tsx';
import { wishOf } from './wish.ts';

import styles from './Palette.module.css';

export interface PaletteProps {
  readonly context: CommandContext;
  /** Lists nothing but towns, to be told what is there. */
  readonly isAboutTowns: boolean;
  readonly query: string;
  /** Whether Enter was pressed before there was a list to choose from. */
  readonly isEntered: boolean;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

interface Item {
  readonly id: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly also?: string | undefined;
  readonly key?: string | undefined;
  readonly sign?: React.ReactNode;
  /** A move, which is previewed while it has the focus. */
  readonly move?: TargetedAction;
  readonly run: () => void;
}

/** Everything that could be played now, each deed once; typed as in records, with the card that was named. */
const movesOf = (
  { desk, state, view, words, texts }: CommandContext,
  query: string,
  own: PaletteTexts,
): readonly Item[] => {
  const typed = isTyped(query) ? meantBy(desk.table, state.offers, state.ranking, query) : [];
  const moves = typed.length > 0 ? typed : distinctDeeds(state.offers, state.ranking);
  const labels = labelsOf(moves, ({ action }) => words.action(action, view), texts.onSite);
  return moves.map((move, index) => ({
    id: `move:${[...move.keys].join()}`,
    label: labels[index],
    also: [
      words.kind(move.action.kind),
      own.synonyms[`kind:${move.action.kind}`],
      makeAction(desk.table, move.action),
    ].join(' '),
    move,
    run: () => desk.take(move),
  }));
};

const townsOf = ({ table, words, texts, screen }: CommandContext): readonly Item[] =>
  table.places.map(({ id, slug }): Item => ({
    id: `town:${slug}`,
    label: texts.commands.describe(words.things.label(id)),
    run: () => screen.describe(id),
  }));

const itemsOf = (context: CommandContext, own: PaletteTexts): readonly Item[] => {
  const { table, words, texts, screen, snapshot } = context;
  const commands = enabledCommands(context)
    .filter(({ id }) => id !== 'palette')
    .map((command): Item => ({
      id: command.id,
      label: command.label(context),
      also: own.synonyms[command.id],
      key: keysOf(command, settingsNow())[0],
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
  return [...commands, ...seats, ...places, ...townsOf(context)];
};

/** A whole turn, or an action of which only the beginning was typed. */
const typedItem = ({ desk, screen, words }: CommandContext, query: string, own: PaletteTexts): readonly Item[] => {
  if (!query.includes(';') || !isTyped(query)) return [];
  const play = (): void => {
    const fault = desk.type(query);
    if (!fault) return;
    const refusal = fault.fits === 'none' ? desk.whyNot(fault.named) : undefined;
    const why = fault.fits === 'none' ? own.typedNone(fault.text) : own.typedSeveral(fault.text);
    screen.say([why, ...(refusal ? [words.why(refusal)] : [])]);
  };
  return [{ id: 'typed', label: own.playTyped(query.trim()), run: play }];
};

/** Why nothing fits what was typed. */
const whyNothing = ({ desk, table, state, words, texts }: CommandContext, query: string, own: PaletteTexts): string => {
  const named = wishOf(table, query, {
    things: words.things,
    kind: (kind) => words.kind(kind),
    synonyms: own.synonyms,
  });
  const refusal = named.length > 0 && state.isOpen ? desk.whyNot(named) : undefined;
  return refusal ? words.why(refusal) : texts.nothingFound;
};

const matches = (text: string, typed: string, contains: (text: string, part: string) => boolean): boolean =>
  typed.split(/\s+/).every((part) => part === '' || contains(text, part));

/** Finds moves, commands, places and players by parts of their names. Moves are left out until something is typed. */
export const Palette = ({ context, isAboutTowns, query, isEntered, onQuery, onClose }: PaletteProps) => {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { texts } = context;
  const own = usePaletteTexts();
  const isEmpty = query.trim() === '';
  const everything = isAboutTowns
    ? townsOf(context)
    : [
        ...(isEmpty ? [] : [...typedItem(context, query, own), ...movesOf(context, query, own)]),
        ...itemsOf(context, own),
      ];
  const found = everything.filter(
    ({ id, label, also = '' }) => id === 'typed' || matches(`${label} ${also}`, query, contains),
  );
  const title = isAboutTowns ? own.towns : texts.palette;
  /** On a slow machine, Enter can still mean an item that no longer matches; then the first one that does is meant. */
  const act = (id: string): void => {
    const chosen = found.find((item) => item.id === id) ?? found[0];
    if (!chosen) return;
    onClose();
    chosen.run();
  };
  const enter = useRef(() => {});
  enter.current = () => act(found[0]?.id ?? '');
  useEffect(() => {
    if (isEntered) enter.current();
  }, [isEntered]);
  /** The search field would only empty itself at Escape, and Enter means nothing to it while no item is active. */
  const press = (event: KeyboardEvent): void => {
    const field = event.target instanceof HTMLInputElement ? event.target : undefined;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && field && !field.hasAttribute('aria-activedescendant')) enter.current();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label={title} className={styles.dialog ?? ''}>
          <div onKeyDownCapture={press}>
            <Autocomplete filter={() => true} inputValue={query} onInputChange={onQuery}>
              <SearchField aria-label={title} autoFocus className={styles.search ?? ''}>
                <Input placeholder={texts.paletteHint} className={styles.input ?? ''} />
              </SearchField>
              <div className={styles.list} tabIndex={0} role="group" aria-label={texts.palette}>
                <Menu
                  aria-label={texts.palette}
                  items={found}
                  className={styles.menu ?? ''}
                  renderEmptyState={() => <p className={styles.empty}>{whyNothing(context, query, own)}</p>}
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
            <p className="visually-hidden" role="status">
              {!isEmpty && (found.length > 0 ? own.matches(found.length) : whyNothing(context, query, own))}
            </p>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
