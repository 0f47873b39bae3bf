import { lazy, Suspense, useContext, useRef, useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { WaitingTables } from '../../../session/online/waitingTables.ts';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import type { GameMenuProps } from './GameCommands.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';

import styles from './GameMenu.module.css';

// A table is ready to be played at before its menu is.
const GameCommands = lazy(() => import('./GameCommands.tsx').then((module) => ({ default: module.GameCommands })));

/** The button of the menu, and the way to the next table that waits. */
export const GameMenu = (props: GameMenuProps) => {
  const { table, online } = useMessages();
  const { games: waiting } = useContext(WaitingTables);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = (): void => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      {waiting.length > 0 && (
        <LinkButton
          look="primary"
          size="small"
          href={hrefOf({ screen: 'online', id: waiting[0] })}
          className={styles.next ?? ''}
        >
          {online.nextTable(waiting.length)}
        </LinkButton>
      )}
      <SoundSwitch />
      <IconButton
        ref={button}
        label={table.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
          else event.continuePropagation();
        }}
      >
        <MenuIcon />
      </IconButton>
      {isWanted && (
        <Suspense>
          <GameCommands {...props} button={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
};
