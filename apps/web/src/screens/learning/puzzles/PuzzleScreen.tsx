import { judgeTurn } from '@coalbrook/puzzles';
import type { Puzzle } from '@coalbrook/puzzles';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { puzzleTextsIn } from '../../../language/puzzleTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { reportFailure } from '../../../session/failures.ts';
import type { Session } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { holdTurn } from '../lessons/heldTurn.ts';
import type { HeldSession, TurnFate } from '../lessons/heldTurn.ts';
import { lessonGame } from '../lessons/lessonGame.ts';
import { TaskTable } from '../lessons/TaskTable.tsx';
import { PuzzleBanner } from './PuzzleBanner.tsx';
import { findPuzzle, puzzleOfDay } from './shelvedPuzzles.ts';
import type { ShelvedPuzzle } from './shelvedPuzzles.ts';

/** No turn of a puzzle is played: even a right one can be compared with others. */
const fateIn = (puzzle: Puzzle, turn: readonly string[]): TurnFate =>
  judgeTurn(puzzle, turn) === undefined ? 'unfinished' : 'held';

/** The address of the puzzle of the day. */
const TODAY = 'today';

interface PuzzleTableProps {
  readonly shelved: ShelvedPuzzle;
  readonly isOfToday: boolean;
  readonly onAgain: () => void;
}

const PuzzleTable = ({ shelved, isOfToday, onAgain }: PuzzleTableProps) => {
  const game = useMemo(() => lessonGame(shelved.puzzle), [shelved]);
  const banner = useCallback(
    (session: HeldSession) => (
      <PuzzleBanner shelved={shelved} isOfToday={isOfToday} session={session} onAgain={onAgain} />
    ),
    [shelved, isOfToday, onAgain],
  );
  const adapt = useCallback((session: Session) => holdTurn(session, (turn) => fateIn(shelved.puzzle, turn)), [shelved]);
  return <TaskTable game={game} adapt={adapt} banner={banner} />;
};

const UnknownPuzzle = () => {
  const texts = puzzleTextsIn(useLanguage().code);
  return (
    <Page title={texts.title}>
      <p>{texts.unknown}</p>
      <LinkButton href={hrefOf({ screen: 'puzzles', edition: '' })}>{texts.all}</LinkButton>
    </Page>
  );
};

/** A puzzle at a real table. */
export const PuzzleScreen = ({ id }: { readonly id: string }) => {
  const [found, setFound] = useState<{ readonly shelved: ShelvedPuzzle | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((number) => number + 1), []);
  const isOfToday = id === TODAY;
  useEffect(() => {
    let isLeft = false;
    (isOfToday ? puzzleOfDay(Date.now()) : findPuzzle(id))
      .then((shelved) => {
        if (!isLeft) setFound({ shelved });
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
    };
  }, [id, isOfToday]);
  if (!found) return <Loading />;
  if (!found.shelved) return <UnknownPuzzle />;
  return <PuzzleTable key={attempt} shelved={found.shelved} isOfToday={isOfToday} onAgain={again} />;
};
