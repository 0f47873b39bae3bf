import { useEffect } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { notify } from '../../../ui/notices.ts';

/** Says once in a game that bots play without their nets. */
export const useNetless = ({ isNetless }: GameSnapshot): void => {
  const { netless } = useMessages().table;
  useEffect(() => {
    if (isNetless) notify(netless);
  }, [isNetless, netless]);
};
