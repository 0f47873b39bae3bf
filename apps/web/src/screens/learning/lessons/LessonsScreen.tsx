import { findEdition } from '@coalbrook/editions';
import { collections } from '@coalbrook/lessons';
import type { Lesson, LessonCollection } from '@coalbrook/lessons';
import { editionWords } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { lessonTextsIn } from '../../../language/lessonTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { lessonsOf, wordsOf } from '../../../lessonShelf/shelvedLessons.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import { reportFailure } from '../../../session/failures.ts';
import { useDoneLessons } from '../../../settings/doneLessons.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { WhenSeen } from '../../../ui/WhenSeen.tsx';
import { PositionPicture } from './PositionPicture.tsx';

import styles from './LessonsScreen.module.css';

const LessonList = ({ collection }: { readonly collection: LessonCollection }) => {
  const { code } = useLanguage();
  const texts = lessonTextsIn(code);
  const done = useDoneLessons();
  const [lessons, setLessons] = useState<readonly Lesson[]>();
  useEffect(() => {
    lessonsOf(collection).then(setLessons).catch(reportFailure);
  }, [collection]);
  if (!lessons) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <p>{texts.doneOf(lessons.filter(({ id }) => done.has(id)).length, lessons.length)}</p>
      <ol className={styles.list}>
        {lessons.map((lesson) => {
          const { title, task } = wordsOf(lesson, code);
          return (
            <li key={lesson.id} data-done={done.has(lesson.id) || undefined}>
              <WhenSeen className={styles.picture}>
                {() => <PositionPicture table={lesson.table} state={lesson.start} />}
              </WhenSeen>
              <div>
                <a href={hrefOf({ screen: 'lesson', id: lesson.id })}>{title}</a>
                {done.has(lesson.id) && <span className={styles.mark}> ✓ {texts.solvedMark}</span>}
                <p>{task}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** All lessons, with those marked that were solved on this device. */
export const LessonsScreen = ({ collection }: { readonly collection: string }) => {
  const language = useLanguage();
  const texts = lessonTextsIn(language.code);
  const titleOf = ({ edition, hasAutomata }: LessonCollection): string => {
    const game = findEdition(edition);
    return hasAutomata || !game ? texts.automata : editionWords(game, language).name;
  };
  const chosen = collections.find(({ slug }) => slug === collection) ?? collections[0];
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Tabs
        label={texts.title}
        chosen={chosen.slug}
        onChange={(slug) => replaceRoute({ screen: 'lessons', collection: slug })}
        pages={collections.map((one) => ({
          id: one.slug,
          title: titleOf(one),
          content: <LessonList collection={one} />,
        }))}
      />
      <p>
        <LinkButton href={hrefOf({ screen: 'progress' })}>{texts.progress}</LinkButton>
      </p>
    </Page>
  );
};
