import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';
import { lazy, Suspense, useState } from 'react';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { sayReady } from '../../../session/online/onlineApi.ts';
import { useIsSearching } from '../../../session/online/searchNote.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Gathering.module.css';

// Only a search sets a time.
const ReadyCountdown = lazy(() =>
  import('./ReadyCountdown.tsx').then((module) => ({ default: module.ReadyCountdown })),
);

/** Asks everybody at a full table whether they are ready. */
export const ReadyPanel = ({ table: { game, seats, held } }: { readonly table: OnlineTable }) => {
  const { online } = useMessages();
  const texts = useGatheringTexts().ready;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const isSearching = useIsSearching();
  // Nobody needs to read that they are waited for themselves: they are asked.
  const missing = seats.filter(({ isReady }, seat) => isReady === false && !held.includes(seat as Seat));
  const isOwn = held.length > 0 && held.every((seat) => seats[seat]?.isReady === true);
  const say = async (isReady: boolean): Promise<void> => {
    setBusy(true);
    const answer = await sayReady(game, isReady);
    setBusy(false);
    if (!answer.ok) notify(answer.failed === 'missing' ? texts.failed : online.unreachable, { tone: 'fault' });
  };
  return (
    <Panel title={isOwn ? texts.waiting : texts.title} className={styles.ready ?? ''}>
      <p>{texts.note}</p>
      {/* Above what comes and goes: it must not move away under a finger. */}
      {held.length > 0 && (
        <Button
          look={isOwn ? 'plain' : 'primary'}
          size="large"
          autoFocus
          isDisabled={isBusy}
          onPress={() => void say(!isOwn)}
        >
          {isOwn ? texts.no : texts.yes}
        </Button>
      )}
      {isSearching && (
        <Suspense>
          <ReadyCountdown game={game} />
        </Suspense>
      )}
      <p role="status">
        {isOwn && `${texts.own} `}
        {missing.length > 0 && texts.waits(language.listed(missing.map(({ name }) => name)))}
      </p>
    </Panel>
  );
};
