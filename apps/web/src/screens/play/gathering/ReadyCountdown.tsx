import { useMatchTexts } from '../../../language/matchTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { useOwnSearch } from '../../../session/online/ownSearch.ts';
import { useTicking } from '../../server/match/useTicking.ts';

import styles from './Gathering.module.css';

/** How long everybody has to be ready at a table that a search has found. Nothing at other tables. */
export const ReadyCountdown = ({ game }: { readonly game: string }) => {
  const { line } = useMatchTexts();
  const { time } = useMessages();
  const { search, heardAt } = useOwnSearch();
  const passed = useTicking(heardAt);
  if (search?.game !== game || search.left === undefined) return undefined;
  return (
    <p role="timer" className={styles.countdown}>
      {line.here(time.say(Math.max(0, search.left - passed)))}
    </p>
  );
};
