import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TournamentList } from './TournamentList.tsx';
import { useTournamentLists } from './useTournamentLists.ts';

/** One's own tournaments; nothing if there are none. */
export const OwnTournaments = () => {
  const texts = useTournamentTexts();
  const { mine = [] } = useTournamentLists() ?? {};
  if (mine.length === 0) return undefined;
  return (
    <Panel title={texts.title}>
      <TournamentList listed={mine} />
    </Panel>
  );
};
