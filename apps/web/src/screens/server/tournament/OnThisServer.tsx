import { PublicTables } from '../../play/friends/PublicTables.tsx';
import { TournamentList } from './TournamentList.tsx';

/** What everybody may find on this server, and one's own tournaments. */
export const OnThisServer = () => (
  <>
    <PublicTables />
    <TournamentList />
  </>
);
