import type { NewGame } from '@coalbrook/wire';
import { useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { go } from '../../../route/useRoute.ts';
import { keepLinks } from '../../../session/online/keptLinks.ts';
import { openTable } from '../../../session/online/onlineApi.ts';
import type { TableExtras } from '../../../session/online/onlineApi.ts';
import { openingFailure } from '../../../session/online/openingFailure.ts';
import { notify } from '../../../ui/notices.ts';
import { noteBegun } from './hasBegun.ts';

/** Opens an online table and goes there. */
export const useOpenTable = (): {
  readonly isOpening: boolean;
  readonly open: (game: NewGame, mine: readonly number[], extras?: TableExtras) => Promise<void>;
} => {
  const { online } = useMessages();
  const [isOpening, setOpening] = useState(false);
  const open = async (game: NewGame, mine: readonly number[], extras: TableExtras = {}): Promise<void> => {
    setOpening(true);
    const opened = await openTable(game, mine, extras);
    setOpening(false);
    if (opened.ok) {
      keepLinks(opened.value);
      noteBegun();
      go({ screen: 'online', id: opened.value.game });
    } else notify(online[openingFailure(opened)], { tone: 'fault' });
  };
  return { isOpening, open };
};
