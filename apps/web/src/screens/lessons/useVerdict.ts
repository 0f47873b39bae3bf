import type { Table } from '@coalbrook/rules';
import { useEffect, useState } from 'react';

import type { Session } from '../../session/session.ts';
import { watchTurn } from './watchTurn.ts';
import type { TurnJudge } from './watchTurn.ts';

/** What the learner's turn is worth, once it is over. The judge must stay the same function. */
export const useVerdict = <Verdict>(table: Table, session: Session, judge: TurnJudge<Verdict>): Verdict | undefined => {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => watchTurn(table, session, judge, (said) => setVerdict(() => said)), [table, session, judge]);
  return verdict;
};
