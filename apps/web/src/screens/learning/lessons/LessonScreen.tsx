import { useCallback, useEffect, useMemo, useState } from 'react';

import { lessonTextsIn } from '../../../language/lessonTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { findLesson } from '../../../lessonShelf/shelvedLessons.ts';
import type { ShelvedLesson } from '../../../lessonShelf/shelvedLessons.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { reportFailure } from '../../../session/failures.ts';
import type { Session } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { holdTurn } from './heldTurn.ts';
import type { HeldSession } from './heldTurn.ts';
import { LessonBanner } from './LessonBanner.tsx';
import { fateIn, lessonGame } from './lessonGame.ts';
import { TaskTable } from './TaskTable.tsx';

interface LessonTableProps {
  readonly shelved: ShelvedLesson;
  readonly onAgain: () => void;
}

const LessonTable = ({ shelved, onAgain }: LessonTableProps) => {
  const game = useMemo(() => lessonGame(shelved.lesson), [shelved]);
  const banner = useCallback(
    (session: HeldSession) => <LessonBanner shelved={shelved} session={session} onAgain={onAgain} />,
    [shelved, onAgain],
  );
  const adapt = useCallback((session: Session) => holdTurn(session, (turn) => fateIn(shelved.lesson, turn)), [shelved]);
  return <TaskTable game={game} adapt={adapt} banner={banner} />;
};

const UnknownLesson = () => {
  const texts = lessonTextsIn(useLanguage().code);
  return (
    <Page title={texts.title}>
      <p>{texts.unknown}</p>
      <LinkButton href={hrefOf({ screen: 'lessons', collection: '' })}>{texts.all}</LinkButton>
    </Page>
  );
};

/** A lesson at a real table. */
export const LessonScreen = ({ id }: { readonly id: string }) => {
  const [found, setFound] = useState<{ readonly shelved: ShelvedLesson | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const again = useMemo(() => () => setAttempt((number) => number + 1), []);
  useEffect(() => {
    let isLeft = false;
    findLesson(id)
      .then((shelved) => {
        if (!isLeft) setFound({ shelved });
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (!found) return <Loading />;
  if (!found.shelved) return <UnknownLesson />;
  return <LessonTable key={attempt} shelved={found.shelved} onAgain={again} />;
};
