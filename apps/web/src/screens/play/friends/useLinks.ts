import type { OnlineTable, OpenedTable } from '@coalbrook/wire/online';
import { useState } from 'react';

import { keepLinks, readLinks } from '../../../session/online/keptLinks.ts';
import { inviteTo } from '../../../session/online/onlineApi.ts';

/** The links of a table that this device knows; whoever has none can make one. Nobody needs one to a public table. */
export const useLinks = ({
  game,
  isPublic,
}: Pick<OnlineTable, 'game' | 'isPublic'>): readonly [links: OpenedTable | undefined, make: () => Promise<boolean>] => {
  const [, setMade] = useState(0);
  const open = isPublic === true ? { game, invite: '', watch: '', seats: [] } : undefined;
  const make = async (): Promise<boolean> => {
    const answer = await inviteTo(game);
    if (answer.ok) keepLinks({ game, invite: answer.value.token, watch: '', seats: [] });
    setMade((count) => count + 1);
    return answer.ok;
  };
  return [readLinks(game) ?? open, make];
};
