import type { OnlineTable } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';

import type { OnlineGame } from '../../../session/online/onlineGame.ts';
import type { TableTalkParts } from '../../../talk/tableTalk.ts';
import type { Talk } from '../../../talk/talk.ts';

interface OpenTalk {
  readonly talk: Talk;
  readonly parts: TableTalkParts;
}

/** The talk at a table, once its script is loaded: everything else comes first. */
export const useTableTalk = (
  id: string,
  game: OnlineGame | undefined,
  table: OnlineTable | undefined,
): TableTalkParts | undefined => {
  const [open, setOpen] = useState<OpenTalk>();
  const isThere = table !== undefined;
  useEffect(() => {
    if (!game || !isThere) return undefined;
    let isCurrent = true;
    let opened: OpenTalk | undefined;
    const load = async (): Promise<void> => {
      const { openTalk } = await import('../../../talk/openTalk.ts');
      if (!isCurrent) return;
      opened = openTalk(id, game);
      setOpen(opened);
    };
    // Without a network the script cannot be loaded if it never was; then there is nothing to say either.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
      opened?.talk.close();
      setOpen(undefined);
    };
  }, [id, game, isThere]);
  useEffect(() => {
    if (table) open?.talk.setTable(table);
  }, [open, table]);
  return open?.parts;
};
