import { findEdition } from '@coalbrook/editions';
import { grades, puzzleFiles } from '@coalbrook/puzzles';
import type { Grade, PuzzleEntry, PuzzleFile } from '@coalbrook/puzzles';
import { editionWords } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { puzzleTextsIn } from '../../../language/puzzleTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import { reportFailure } from '../../../session/failures.ts';
import { useDoneLessons } from '../../../settings/doneLessons.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { WhenSeen } from '../../../ui/WhenSeen.tsx';
import { PuzzlePicture } from './PuzzlePicture.tsx';
import { entriesOf } from './shelvedPuzzles.ts';

import styles from './PuzzlesScreen.module.css';

/** Puzzles are numbered through all grades of an edition. */
interface NumberedEntry {
  readonly entry: PuzzleEntry;
  readonly number: number;
}

const GradeList = ({ grade, puzzles }: { readonly grade: Grade; readonly puzzles: readonly NumberedEntry[] }) => {
  const texts = puzzleTextsIn(useLanguage().code);
  const done = useDoneLessons();
  if (puzzles.length === 0) return undefined;
  const solved = puzzles.filter(({ entry }) => done.has(entry.id)).length;
  return (
    <section>
      <h2 className={styles.grade}>{texts.grades[grade]}</h2>
      <p>
        {texts.aboutGrades[grade]} {texts.doneOf(solved, puzzles.length)}
      </p>
      <ol className={styles.list}>
        {puzzles.map(({ entry, number }) => {
          const isDone = done.has(entry.id);
          const label = `${texts.numbered(number)}${isDone ? `, ${texts.solvedMark}` : ''}`;
          return (
            <li key={entry.id}>
              <a href={hrefOf({ screen: 'puzzle', id: entry.id })} aria-label={label} data-done={isDone || undefined}>
                <WhenSeen className={styles.picture}>{() => <PuzzlePicture entry={entry} />}</WhenSeen>
                {number}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const PuzzleList = ({ file }: { readonly file: PuzzleFile }) => {
  const texts = puzzleTextsIn(useLanguage().code);
  const [entries, setEntries] = useState<readonly PuzzleEntry[]>();
  useEffect(() => {
    entriesOf(file).then(setEntries).catch(reportFailure);
  }, [file]);
  if (!entries) return <p role="status">{texts.loading}</p>;
  const numbered = entries.map((entry, index) => ({ entry, number: index + 1 }));
  return grades.map((grade) => (
    <GradeList key={grade} grade={grade} puzzles={numbered.filter(({ entry }) => entry.grade === grade)} />
  ));
};

/** All puzzles by edition and grade, with those marked that were solved on this device. */
export const PuzzlesScreen = ({ edition }: { readonly edition: string }) => {
  const language = useLanguage();
  const texts = puzzleTextsIn(language.code);
  const titleOf = (slug: string): string => {
    const game = findEdition(slug);
    return game ? editionWords(game, language).name : slug;
  };
  const chosen = puzzleFiles.find((file) => file.edition === edition) ?? puzzleFiles[0];
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <p className={styles.today}>
        <LinkButton href={hrefOf({ screen: 'puzzle', id: 'today' })} look="primary">
          {texts.today}
        </LinkButton>
      </p>
      <Tabs
        label={texts.title}
        chosen={chosen.edition}
        onChange={(slug) => replaceRoute({ screen: 'puzzles', edition: slug })}
        pages={puzzleFiles.map((file) => ({
          id: file.edition,
          title: titleOf(file.edition),
          content: <PuzzleList file={file} />,
        }))}
      />
    </Page>
  );
};
