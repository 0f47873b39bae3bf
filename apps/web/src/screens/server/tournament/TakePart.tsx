import type { Tournament } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { hrefOf } from '../../../route/route.ts';
import { keepOwnName, ownName } from '../../../session/online/ownName.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Tournament.module.css';

const LONGEST_NAME = 40;

interface TakePartProps {
  readonly tournament: Tournament;
  readonly onEnter: (name: string) => Promise<boolean>;
  readonly onWithdraw: () => void;
}

/** What somebody can do for themselves: enter, withdraw, and go to their games. */
export const TakePart = ({ tournament, onEnter, onWithdraw }: TakePartProps) => {
  const texts = useTournamentTexts();
  const { own, entrants, rounds, isOpen, status } = tournament;
  const entrant = entrants.find((one) => one.entrant === own);
  const [name, setName] = useState(() => entrant?.name ?? ownName());
  const games = rounds.flatMap(({ round, matches }) =>
    matches.flatMap((match) =>
      own !== undefined && match.entrants.includes(own) && match.status === 'running'
        ? [{ round, game: match.game }]
        : [],
    ),
  );
  const isIn = entrant?.status === 'in';
  if (status === 'over' && games.length === 0) return undefined;
  const enter = async (): Promise<void> => {
    if (await onEnter(name.trim())) keepOwnName(name);
  };
  const mayEnter = status !== 'over' && !isIn && entrant?.status !== 'removed' && (isOpen || entrant !== undefined);
  return (
    <Panel title={texts.enterTitle}>
      {games.map(
        ({ round, game }) =>
          game !== undefined && (
            <p key={game} className={styles.go}>
              <span>{texts.round(round)}</span>
              <LinkButton look="primary" href={hrefOf({ screen: 'online', id: game })}>
                {texts.toTable}
              </LinkButton>
            </p>
          ),
      )}
      {isIn && (
        <p className={styles.go}>
          <span>{texts.youAreIn}</span>
          {status !== 'over' && (
            <Button look="quiet" size="small" onPress={onWithdraw}>
              {texts.withdraw}
            </Button>
          )}
        </p>
      )}
      {entrant?.status === 'withdrawn' && <p>{texts.youAreOut}</p>}
      {entrant?.status === 'removed' && <p>{texts.refusals.removed}</p>}
      {mayEnter && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          {!entrant && <p className={styles.note}>{texts.enterNote}</p>}
          <TextField label={texts.yourName} value={name} maxLength={LONGEST_NAME} onChange={setName} />
          <Button type="submit" look="primary" isDisabled={name.trim() === ''}>
            {entrant ? texts.back : texts.enter}
          </Button>
        </form>
      )}
      {!entrant && !isOpen && <p>{texts.closed}</p>}
    </Panel>
  );
};
