import type { NewGame } from '@coalbrook/wire';
import { useState } from 'react';

import { sayUnreadable } from '../../../files/sayUnreadable.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import type { Route } from '../../../route/route.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { notify } from '../../../ui/notices.ts';
import { noteBegun } from './hasBegun.ts';
import { paintLater } from './paintLater.ts';

/** Starts a game and shows it; if that fails, says why. `show` goes to the game; `note` remembers that one has begun. */
export const useBeginGame = (
  show: (route: Route) => void,
  note = noteBegun,
): { readonly isStarting: boolean; readonly begin: (game: NewGame | Promise<NewGame>) => Promise<void> } => {
  const { start } = useMessages();
  const language = useLanguage();
  const shelf = useShelf();
  const [isStarting, setStarting] = useState(false);
  const begin = async (game: NewGame | Promise<NewGame>): Promise<void> => {
    setStarting(true);
    try {
      const set = await game;
      paintLater(set);
      const begun = await shelf.begin(set);
      if (begun.ok) {
        note();
        show({ screen: 'game', id: begun.value });
      } else notify(sayUnreadable(begun.fault, language, start.replay.absent), { tone: 'fault' });
    } catch {
      notify(start.shelf.unreadable, { tone: 'fault' });
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, begin };
};
