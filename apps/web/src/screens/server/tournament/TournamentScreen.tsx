import type { Tournament } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import { go, replaceRoute } from '../../../route/useRoute.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { DrawDialog } from './DrawDialog.tsx';
import { FormatPanel } from './FormatPanel.tsx';
import { OrganiserPanel } from './OrganiserPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { StandingsPanel } from './StandingsPanel.tsx';
import { TakePart } from './TakePart.tsx';
import { TournamentLink } from './TournamentLink.tsx';
import { useSubtitle } from './useSubtitle.ts';
import { useTournament } from './useTournament.ts';
import type { TournamentState } from './useTournament.ts';

import styles from './Tournament.module.css';

type OpenDialog = 'draw' | 'withdraw' | 'end' | { readonly round: number; readonly table: number };

interface SureDialogProps {
  readonly title: string;
  readonly note: string;
  readonly action: string;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

const SureDialog = ({ title, note, action, onClose, onSure }: SureDialogProps) => {
  const { common } = useMessages();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {common.cancel}
          </Button>
          <Button look="danger" onPress={onSure}>
            {action}
          </Button>
        </>
      }
    >
      <p>{note}</p>
    </Dialog>
  );
};

interface TournamentPageProps extends Pick<TournamentState, 'client' | 'carryOut'> {
  readonly tournament: Tournament;
}

/** A tournament as it stands. */
export const TournamentPage = ({ tournament, client, carryOut }: TournamentPageProps) => {
  const texts = useTournamentTexts();
  const subtitle = useSubtitle(tournament);
  const [dialog, setDialog] = useState<OpenDialog>();
  useTitle(tournament.name);
  const close = (): void => setDialog(undefined);
  const watch = async (game: string): Promise<void> => {
    const answer = await client.watch(game);
    if (answer.ok) go({ screen: 'online', id: game });
    else notify(texts.unreachable, { tone: 'fault' });
  };
  const { tournament: id, rounds, isOrganiser, own, entry } = tournament;
  return (
    <Page title={tournament.name} subtitle={subtitle}>
      <div className={styles.layout}>
        <div className={styles.own}>
          <TakePart
            tournament={tournament}
            onEnter={(name) => carryOut(client.enter(name))}
            onWithdraw={() => setDialog('withdraw')}
          />
          {isOrganiser && (
            <OrganiserPanel
              tournament={tournament}
              onDraw={() => setDialog('draw')}
              onOpen={(isOpen) => void carryOut(client.setOpen(isOpen))}
              onEnd={() => setDialog('end')}
            />
          )}
        </div>
        <div className={styles.main}>
          {rounds.length > 0 && <StandingsPanel tournament={tournament} />}
          {rounds.toReversed().map((round) => (
            <RoundPanel
              key={round.round}
              tournament={tournament}
              round={round}
              onWatch={(game) => void watch(game)}
              onDecide={(table) => setDialog({ round: round.round, table })}
            />
          ))}
          {rounds.length === 0 && (
            <PeoplePanel
              tournament={tournament}
              onRemove={(entrant, isRemoved) => void carryOut(client.remove(entrant, isRemoved))}
            />
          )}
        </div>
        <div className={styles.peopleSide}>
          {rounds.length > 0 && (
            <PeoplePanel
              tournament={tournament}
              onRemove={(entrant, isRemoved) => void carryOut(client.remove(entrant, isRemoved))}
            />
          )}
          {!isOrganiser && own !== undefined && entry !== undefined && tournament.isOpen && (
            <Panel title={texts.links}>
              <TournamentLink label={texts.entryLink} note={texts.entryNote} id={id} token={entry} hasCode />
            </Panel>
          )}
          <FormatPanel tournament={tournament} />
        </div>
      </div>
      {dialog === 'draw' && <DrawDialog tournament={tournament} client={client} carryOut={carryOut} onClose={close} />}
      {dialog === 'withdraw' && (
        <SureDialog
          title={texts.withdrawTitle}
          note={texts.withdrawNote}
          action={texts.withdraw}
          onClose={close}
          onSure={() => void carryOut(client.withdraw()).then(close)}
        />
      )}
      {dialog === 'end' && (
        <SureDialog
          title={texts.endTitle}
          note={texts.endNote}
          action={texts.end}
          onClose={close}
          onSure={() => void carryOut(client.end()).then(close)}
        />
      )}
      {typeof dialog === 'object' && (
        <DecideDialog
          tournament={tournament}
          {...dialog}
          onClose={close}
          onDecide={(places) => void carryOut(client.decide({ ...dialog, ...(places && { places }) })).then(close)}
        />
      )}
    </Page>
  );
};

interface TournamentScreenProps {
  readonly id: string;
  readonly token: string;
}

/** Where a link to a tournament leads. */
export const TournamentScreen = ({ id, token }: TournamentScreenProps) => {
  const texts = useTournamentTexts();
  const { common } = useMessages();
  const { seen, client, carryOut } = useTournament(id, token);
  // Whoever runs it, or takes part, is known from now on; the token is taken out of the address, so that nobody sees it.
  const isKnown = typeof seen === 'object' && (seen.isOrganiser || seen.own !== undefined);
  useEffect(() => {
    if (isKnown && token !== '') replaceRoute({ screen: 'tournament', id, token: '' });
  }, [isKnown, id, token]);
  if (seen === 'loading') return <Loading />;
  if (typeof seen !== 'string') return <TournamentPage tournament={seen} client={client} carryOut={carryOut} />;
  return (
    <Page title={texts.tournament} narrow>
      <p role="alert">{seen === 'absent' ? texts.absent : texts.unreachable}</p>
      <p>
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </p>
    </Page>
  );
};
