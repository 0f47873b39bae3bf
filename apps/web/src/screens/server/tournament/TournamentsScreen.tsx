import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TournamentList } from './TournamentList.tsx';
import { useTournamentLists } from './useTournamentLists.ts';

import styles from './Tournament.module.css';

/** One's own tournaments, and those that anybody may enter. */
export const TournamentsScreen = () => {
  const texts = useTournamentTexts();
  const { loading } = useMessages().common;
  const lists = useTournamentLists();
  return (
    <Page title={texts.title} narrow>
      <p className={styles.opener}>
        <LinkButton href={hrefOf({ screen: 'tournament', id: '', token: '' })}>{texts.open}</LinkButton>
      </p>
      {!lists && <p>{loading}</p>}
      {lists && (
        <div className={styles.lists}>
          <Panel title={texts.mine}>
            {lists.mine.length === 0 ? <p>{texts.noneMine}</p> : <TournamentList listed={lists.mine} />}
          </Panel>
          <Panel title={texts.others}>
            {lists.open.length === 0 ? <p>{texts.noneOpen}</p> : <TournamentList listed={lists.open} />}
          </Panel>
        </div>
      )}
    </Page>
  );
};
