import type { FriendList } from '@coalbrook/wire/online';
import { useCallback, useEffect, useState } from 'react';

import { useFriendTexts } from '../language/friendTexts.ts';
import { readFriends } from '../session/online/friendsApi.ts';
import type { ApiAnswer } from '../session/online/onlineApi.ts';
import { notify } from '../ui/notices.ts';
import { whileSeen } from '../ui/whileSeen.ts';

/** Milliseconds after which the list is asked for again while it is seen. */
const REFRESH = 20_000;

export interface Friends {
  /** Undefined as long as they are not known. */
  readonly list: FriendList | undefined;
  readonly isLost: boolean;
  /** Does something, says why it is not possible, and reads the list again. Resolves to whether it was done. */
  readonly run: (work: () => Promise<ApiAnswer<object>>) => Promise<boolean>;
}

/** One's friends, while they are shown. Whoever is told of changes reads them again by another number `heard`. */
export const useFriends = (heard?: number): Friends => {
  const texts = useFriendTexts();
  const [list, setList] = useState<FriendList>();
  const [isLost, setLost] = useState(false);
  const read = useCallback(async (): Promise<void> => {
    const answer = await readFriends();
    setLost(!answer.ok);
    if (!answer.ok) return;
    setList(answer.value);
  }, []);
  useEffect(() => {
    void read();
    return heard === undefined ? whileSeen(REFRESH, () => void read()) : undefined;
  }, [read, heard]);
  const run = async (work: () => Promise<ApiAnswer<object>>): Promise<boolean> => {
    const answer = await work();
    const refusals: Readonly<Record<string, string>> = {
      nameless: texts.needsName,
      full: texts.tooMany,
      taken: texts.full,
      absent: texts.noLink,
    };
    if (!answer.ok) notify(refusals[answer.failed] ?? texts.unreachable, { tone: 'fault' });
    await read();
    return answer.ok;
  };
  return { list, isLost, run };
};
