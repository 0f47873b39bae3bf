import { Fragment, useState } from 'react';
import { Menu, MenuItem, Separator } from 'react-aria-components';

import { useMessages } from '../../../language/useMessages.ts';

import styles from './GameMenu.module.css';

/** Something to choose, and what it does. */
export type Item = readonly [id: string, label: string, run: () => unknown];

/** Commands that are kept together behind one entry. */
export interface Folded {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
}

/** Commands that belong together; a line divides them from the others. */
export type Section = readonly (Item | Folded)[];

const isFolded = (entry: Item | Folded): entry is Folded => 'items' in entry;

/** What is folded shows itself if there is hardly anything of it. */
const unfolded = (section: Section): Section =>
  section.flatMap((entry): Section => (isFolded(entry) && entry.items.length < 2 ? entry.items : [entry]));

interface MenuPagesProps {
  readonly label: string;
  readonly sections: readonly Section[];
  readonly onClose: () => void;
}

/** A menu in sections, with some of its commands on pages of their own. */
export const MenuPages = ({ label, sections, onClose }: MenuPagesProps) => {
  const { common } = useMessages();
  const [page, setPage] = useState('');
  const shown = sections.map(unfolded).filter((section) => section.length > 0);
  const open = shown.flat().find((entry): entry is Folded => isFolded(entry) && entry.id === page);
  const itemOf = ([id, text, run]: Item) => (
    <MenuItem key={id} id={id} className={styles.item ?? ''} onAction={() => void run()}>
      {text}
    </MenuItem>
  );
  const leading = (id: string, to: string, text: string) => (
    <MenuItem
      key={id}
      id={id}
      textValue={text}
      className={styles.item ?? ''}
      shouldCloseOnSelect={false}
      onAction={() => setPage(to)}
    >
      {to === '' && <span aria-hidden="true">‹ </span>}
      {text}
      {to !== '' && (
        <span className={styles.leads} aria-hidden="true">
          ›
        </span>
      )}
    </MenuItem>
  );
  return (
    <Menu
      key={page}
      className={styles.menu ?? ''}
      aria-label={open ? open.label : label}
      autoFocus="first"
      onClose={onClose}
    >
      {open
        ? [leading('back', '', common.back), ...open.items.map(itemOf)]
        : shown.map((section, at) => (
            <Fragment key={at}>
              {at > 0 && <Separator className={styles.line ?? ''} />}
              {section.map((entry) => (isFolded(entry) ? leading(entry.id, entry.id, entry.label) : itemOf(entry)))}
            </Fragment>
          ))}
    </Menu>
  );
};
