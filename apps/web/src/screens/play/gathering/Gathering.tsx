import { NOBODY } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';
import { useContext, useState } from 'react';
import type { ReactNode } from 'react';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { go } from '../../../route/useRoute.ts';
import { fill } from '../../../session/online/onlineApi.ts';
import { TableTalk } from '../../../talk/tableTalk.ts';
import type { TableTalkParts } from '../../../talk/tableTalk.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { GamePanel } from '../friends/GamePanel.tsx';
import { LeaveDialog } from '../friends/LeaveDialog.tsx';
import { leavingOf } from '../friends/leaving.ts';
import { useGameTitle } from '../friends/useGameTitle.ts';
import { InvitePanel } from './InvitePanel.tsx';
import { ReadyPanel } from './ReadyPanel.tsx';
import { RematchNote } from './RematchNote.tsx';
import { SeatList } from './SeatList.tsx';

import styles from './Gathering.module.css';

interface GatheringProps {
  readonly table: OnlineTable;
  /** Says if the server cannot be reached. */
  readonly sign: ReactNode;
}

/** The talk takes little room until somebody says something. */
const SmallTalk = ({
  talk,
  table: { held, seats },
}: {
  readonly talk: TableTalkParts;
  readonly table: OnlineTable;
}) => {
  const texts = useGatheringTexts();
  const isSpoken = talk.useIsSpoken();
  return (
    <Panel title={<talk.Title />}>
      <details className={styles.talk} open={isSpoken}>
        <summary>{texts.talk}</summary>
        <div className={styles.conversation}>
          <talk.Content viewer={held.at(0) ?? NOBODY} sitters={seats} />
        </div>
      </details>
    </Panel>
  );
};

/** People gather: the way to invite others comes first, then who sits where. Once all are there, they are asked if they are ready. */
export const Gathering = ({ table, sign }: GatheringProps) => {
  const { online } = useMessages();
  const texts = useGatheringTexts();
  const talk = useContext(TableTalk);
  const [isLeaving, setLeaving] = useState(false);
  const title = useGameTitle(table.header).join(', ');
  const { game, held, seats } = table;
  const leaving = leavingOf('open', held.length > 0);
  const isAsked = seats.some(({ isReady }) => isReady !== undefined);
  const hasRoom = seats.some(({ isFree }) => isFree);
  const found = table.isPublic === true ? texts.listed : texts.unlisted;
  const isInviting = held.length > 0 && hasRoom;
  const fillSeat = async (seat: number, policy: string): Promise<void> => {
    const answer = await fill(game, seat, policy);
    const refusals: Readonly<Record<string, string>> = { taken: online.taken, rated: online.ratedFill };
    if (!answer.ok) notify(refusals[answer.failed] ?? online.unreachable, { tone: 'fault' });
  };
  return (
    <Page
      title={isAsked ? texts.ready.heading : online.lobby}
      {...(isAsked ? {} : { subtitle: hasRoom ? `${online.lobbyNote} ${found}` : online.lobbyNote })}
      narrow
    >
      <div className={styles.gathering}>
        {sign}
        {isInviting && <RematchNote table={table} />}
        {isAsked && <ReadyPanel table={table} />}
        {isInviting && <InvitePanel table={table} title={title} />}
        <GamePanel table={table}>
          <SeatList
            table={table}
            {...(held.length > 0 ? { onFill: (seat, policy) => void fillSeat(seat, policy) } : {})}
          />
          <div className={styles.ways}>
            <Button look="quiet" onPress={() => setLeaving(true)}>
              {online.leave[leaving].action}
            </Button>
          </div>
        </GamePanel>
        {talk && <SmallTalk talk={talk} table={table} />}
      </div>
      {isLeaving && (
        <LeaveDialog
          game={game}
          leaving={leaving}
          onClose={() => setLeaving(false)}
          onLeft={() => go({ screen: 'start' })}
        />
      )}
    </Page>
  );
};
