import { NewTournamentScreen } from './NewTournamentScreen.tsx';
import { TournamentScreen } from './TournamentScreen.tsx';

interface TournamentRouteProps {
  /** Empty to open one. */
  readonly id: string;
  readonly token: string;
}

/** A tournament, or the form to open one. */
export const TournamentRoute = ({ id, token }: TournamentRouteProps) =>
  id === '' ? <NewTournamentScreen /> : <TournamentScreen key={id} id={id} token={token} />;
