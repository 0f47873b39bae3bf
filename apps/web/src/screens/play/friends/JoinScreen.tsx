import type { Seat } from '@coalbrook/rules';
import type { Visited } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { CustomsNote } from '../../../consent/CustomsNote.tsx';
import { useJoiningTexts } from '../../../language/joiningTexts.ts';
import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import { sit, watch } from '../../../session/online/onlineApi.ts';
import { keepOwnName } from '../../../session/online/ownName.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { notify } from '../../../ui/notices.ts';
import { entranceOf, gatheredAt } from './entrance.ts';
import { GamePanel } from './GamePanel.tsx';
import { SeatChoice } from './SeatChoice.tsx';
import { SitForm } from './SitForm.tsx';
import type { NamedSeat } from './SitForm.tsx';
import { useVisit } from './useVisit.ts';

import styles from './Friends.module.css';

interface JoinScreenProps {
  readonly game: string;
  readonly token: string;
}

/** The title and the line below it, which say what the link is for. */
const useHeading = ({ table, seats, isWatch }: Visited): readonly [title: string, note: string] => {
  const { online } = useMessages();
  const joining = useJoiningTexts();
  const [seat] = seats;
  switch (entranceOf({ table, seats, isWatch })) {
    case 'watch':
      return [
        joining.watchTitle,
        table.status === 'over' ? joining.watchOver : `${online.watchNote} ${online.watchSees(table.watchDelay)}`,
      ];
    case 'full':
      return [joining.allTaken, joining.allTakenNote];
    case 'over':
      return [joining.finished, joining.finishedNote];
    case 'device':
      return [joining.deviceTitle(table.seats[seat].name), joining.deviceNote];
    case 'free':
    case 'seated': {
      const note = seats.length > 1 ? joining.joinSeveralNote : joining.joinNote;
      const [first, ...others] = gatheredAt(table);
      if (first === undefined) return [online.join, note];
      const who = others.length === 0 ? online.invites(first) : online.gathered([first, ...others].join(', '));
      return [online.join, `${who} ${note}`];
    }
  }
};

interface EntranceProps extends JoinScreenProps {
  readonly visited: Visited;
  readonly onLookAgain: () => void;
}

/** A table that can be entered. */
const Entrance = ({ game, token, visited, onLookAgain }: EntranceProps) => {
  const { online } = useMessages();
  const joining = useJoiningTexts();
  const lobby = useLobbyTexts();
  const { table, seats } = visited;
  const [title, note] = useHeading(visited);
  const [wanted, setWanted] = useState<readonly Seat[]>();
  const [isBusy, setBusy] = useState(false);
  const entrance = entranceOf(visited);
  // Somebody else may have taken a seat in the meantime; then the next one is chosen.
  const still = wanted?.filter((seat) => seats.includes(seat));
  const chosen = still === undefined || (still.length === 0 && wanted?.length !== 0) ? seats.slice(0, 1) : still;

  const enter = (): void => replaceRoute({ screen: 'online', id: game });
  const isSeated = entrance === 'seated' && !isBusy;
  useEffect(() => {
    if (isSeated) replaceRoute({ screen: 'online', id: game });
  }, [isSeated, game]);

  const refusals: Readonly<Record<string, string>> = {
    taken: online.taken,
    name: online.nameTaken,
    rated: joining.ratedSeat,
    closed: lobby.closed,
  };
  const sitDown = async (named: readonly NamedSeat[]): Promise<void> => {
    setBusy(true);
    let taken = 0;
    let failed: string | undefined;
    let rating: number | undefined;
    for (const { seat, name } of named) {
      const answer = await sit(game, token, seat, name);
      if (answer.ok) taken++;
      else ({ failed, rating } = answer);
    }
    if (rating !== undefined && table.ratings)
      notify(lobby.unfit(lobby.ratings(table.ratings), rating), { tone: 'fault' });
    else if (failed !== undefined) notify(refusals[failed] ?? online.unreachable, { tone: 'fault' });
    if (taken > 0) {
      if (entrance === 'free') keepOwnName(named[0].name);
      enter();
      return;
    }
    setBusy(false);
    onLookAgain();
  };
  const lookOn = async (): Promise<void> => {
    const answer = await watch(game, token);
    if (answer.ok) enter();
    else notify(online.unreachable, { tone: 'fault' });
  };

  return (
    <Page title={title} subtitle={note} narrow>
      <GamePanel table={table}>
        {table.customs && <CustomsNote table={table} />}
        <SeatChoice
          seats={table.seats}
          offered={seats}
          chosen={chosen}
          onChoose={(several) =>
            setWanted(table.isRated === true ? several.filter((seat) => !chosen.includes(seat)).slice(0, 1) : several)
          }
        />
        {seats.length > 0 && (
          <SitForm
            seats={chosen}
            table={table}
            isDevice={entrance === 'device'}
            isBusy={isBusy}
            onSit={(named) => void sitDown(named)}
          />
        )}
        {table.isPublic === true && entrance === 'free' && <p className={styles.public}>{lobby.publicNote}</p>}
        {entrance === 'watch' && (
          <div className={styles.watch}>
            <Button look="primary" size="large" onPress={() => void lookOn()}>
              {online.watch}
            </Button>
          </div>
        )}
      </GamePanel>
    </Page>
  );
};

interface NoEntranceProps {
  readonly title: string;
  readonly sentence: string;
  readonly children?: ReactNode;
}

/** Says what has become of a link, and where else one can go. */
const NoEntrance = ({ title, sentence, children }: NoEntranceProps) => {
  const { nav } = useMessages().common;
  return (
    <Page title={title} narrow>
      <p role="alert">{sentence}</p>
      <div className={styles.ways}>
        {children}
        <LinkButton href={hrefOf({ screen: 'lobby' })}>{nav.lobby}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'start' })}>{nav.mine}</LinkButton>
      </div>
    </Page>
  );
};

/** Where a link to a table leads: choose seats and names, or look on. */
export const JoinScreen = ({ game, token }: JoinScreenProps) => {
  const { online } = useMessages();
  const joining = useJoiningTexts();
  const [visited, lookAgain] = useVisit(game, token);
  switch (visited) {
    case 'loading':
      return <Loading />;
    case 'absent': {
      const { title, note } = joining.dead;
      return <NoEntrance title={title} sentence={`${note} ${joining.dead.ways}`} />;
    }
    case 'offline':
      return (
        <NoEntrance title={online.join} sentence={online.unreachable}>
          <Button onPress={lookAgain}>{joining.tryAgain}</Button>
        </NoEntrance>
      );
    default:
      return <Entrance game={game} token={token} visited={visited} onLookAgain={lookAgain} />;
  }
};
