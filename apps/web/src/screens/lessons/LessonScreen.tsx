import type { Opened } from '@coalbrook/wire';
import { useEffect, useMemo, useState } from 'react';

import { lessonTextsIn } from '../../language/lessonTexts.ts';
import { useLanguage } from '../../language/useMessages.ts';
import { Page } from '../../page/Page.tsx';
import { hrefOf } from '../../route/route.ts';
import { reportFailure } from '../../session/failures.ts';
import type { Session } from '../../session/session.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TableBanner } from '../table/tableBanner.ts';
import { Seated } from '../table/TableScreen.tsx';
import { UnopenedGame } from '../table/UnopenedGame.tsx';
import { LessonBanner } from './LessonBanner.tsx';
import { lessonGame } from './lessonGame.ts';
import { findLesson } from './shelvedLessons.ts';
import type { ShelvedLesson } from './shelvedLessons.ts';

import styles from './LessonBanner.module.css';

/** Opens the table of a lesson and closes it when it is left; undefined while it opens. */
const useLessonSession = (shelved: ShelvedLesson): Opened<Session> | undefined => {
  const shelf = useShelf();
  const [opened, setOpened] = useState<Opened<Session>>();
  useEffect(() => {
    let isLeft = false;
    let session: Session | undefined;
    shelf
      .lesson(lessonGame(shelved.lesson))
      .then((result) => {
        if (result.ok) session = result.value;
        if (isLeft) session?.close();
        else setOpened(result);
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
      session?.close();
    };
  }, [shelf, shelved]);
  return opened;
};

interface OpenLessonProps {
  readonly shelved: ShelvedLesson;
  readonly session: Session;
  readonly onAgain: () => void;
}

const OpenLesson = ({ shelved, session, onAgain }: OpenLessonProps) => {
  const banner = useMemo(
    () => ({
      content: <LessonBanner shelved={shelved} session={session} onAgain={onAgain} />,
      className: styles['sheet'] ?? '',
    }),
    [shelved, session, onAgain],
  );
  return (
    <TableBanner value={banner}>
      <Seated session={session} />
    </TableBanner>
  );
};

const LessonTable = ({ shelved, onAgain }: Omit<OpenLessonProps, 'session'>) => {
  const opened = useLessonSession(shelved);
  if (!opened) return <Loading />;
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  return <OpenLesson shelved={shelved} session={opened.value} onAgain={onAgain} />;
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
