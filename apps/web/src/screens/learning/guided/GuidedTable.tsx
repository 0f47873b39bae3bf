import { guidedGames } from '@coalbrook/guide';
import type { GuidedGame, Idea } from '@coalbrook/guide';
import { useEffect, useMemo, useState } from 'react';

import { MostGlow } from '../../../board/mostGlow.ts';
import type { Glow } from '../../../board/mostGlow.ts';
import { CountReading } from '../../../count/countReader.ts';
import type { CountReader } from '../../../count/countReader.ts';
import { reportFailure } from '../../../session/failures.ts';
import type { Session } from '../../../session/session.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TableBanner } from '../../play/table/tableBanner.ts';
import { Seated } from '../../play/table/TableScreen.tsx';
import { GuideBanner } from './GuideBanner.tsx';

interface GuidedProps {
  readonly session: Session;
  readonly guided: GuidedGame;
  readonly ideas: readonly Idea[];
}

const WithGuide = ({ session, guided, ideas }: GuidedProps) => {
  const [reader, setReader] = useState<CountReader>();
  const [glow, setGlow] = useState<Glow>('full');
  const banner = useMemo(
    () => <GuideBanner session={session} guided={guided} ideas={ideas} onRead={setReader} onGlow={setGlow} />,
    [session, guided, ideas],
  );
  return (
    <CountReading value={reader}>
      <MostGlow value={glow}>
        <TableBanner value={banner}>
          <Seated session={session} />
        </TableBanner>
      </MostGlow>
    </CountReading>
  );
};

/** The table of a guided game; any other game is played without a guide. */
export const GuidedTable = ({ session }: { readonly session: Session }) => {
  const { seed, header } = session.snapshot.sheet;
  const guided = guidedGames.find((one) => one.seed === seed && one.edition === header.edition);
  const [ideas, setIdeas] = useState<readonly Idea[]>();
  useEffect(() => {
    guided?.loadIdeas().then(setIdeas, reportFailure);
  }, [guided]);
  if (!guided) return <Seated session={session} />;
  return ideas ? <WithGuide session={session} guided={guided} ideas={ideas} /> : <Loading />;
};
