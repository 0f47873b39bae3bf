import { viewOf } from '@coalbrook/desk';
import { LEARNER } from '@coalbrook/guide';
import type { GuidedGame } from '@coalbrook/guide';
import { useEffect } from 'react';

import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import { hrefOf } from '../../../route/route.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { noteBegun } from '../../play/newGame/hasBegun.ts';

import styles from './GuideBanner.module.css';

interface FarewellProps {
  readonly guided: GuidedGame;
  readonly snapshot: GameSnapshot;
}

/** How the game has ended for the learner, and what to do after it. */
export const Farewell = ({ guided, snapshot: { table, frame, sheet } }: FarewellProps) => {
  const texts = useGuidedTexts();
  const points = [...viewOf(table, frame.cells).points];
  const most = Math.max(...points.filter((_, seat) => seat !== LEARNER));
  const { edition, automata } = guided;
  useEffect(noteBegun, []);
  return (
    <>
      <p>
        <strong>{texts.outcome(points[LEARNER], most)}</strong> {texts.over}
      </p>
      <div className={styles.ways}>
        <LinkButton href={hrefOf({ screen: 'review', id: sheet.id })}>{texts.review}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'lessons', collection: automata.length > 0 ? 'automata' : edition })}>
          {texts.lessons}
        </LinkButton>
        <LinkButton href={hrefOf({ screen: 'new' })}>{texts.play}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'puzzles', edition })}>{texts.puzzles}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'guided' })}>{texts.more}</LinkButton>
      </div>
    </>
  );
};
