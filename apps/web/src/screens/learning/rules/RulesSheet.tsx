import { lazy, memo, Suspense } from 'react';

import { ruleNumber } from '../../../language/ruleNumber.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import type { LessonsByRule } from '../../../lessonShelf/lessonsByRule.ts';
import { wordsOf } from '../../../lessonShelf/shelvedLessons.ts';
import { hrefOf } from '../../../route/route.ts';
import { plainText } from '../../../rulebook/readRules.ts';
import type { Block, Span } from '../../../rulebook/readRules.ts';
import { Spans } from '../../../rulebook/Spans.tsx';

import styles from './RulesSheet.module.css';

const StatementExample = lazy(() =>
  import('../../../ruleExamples/StatementExample.tsx').then((module) => ({ default: module.StatementExample })),
);

export interface RulesSheetProps {
  readonly blocks: readonly Block[];
  /** The requested statement. */
  readonly lit: string;
  readonly lang: string | undefined;
  readonly lessons: LessonsByRule;
}

const StatementLink = ({ id }: { readonly id: string }) => {
  const { rules } = useMessages().start;
  return (
    <a href={hrefOf({ screen: 'rules', at: id })} className={styles.id} aria-label={rules.link(id)}>
      {ruleNumber(id)}
    </a>
  );
};

/** Leads to the positions in which a statement can be tried. */
const LessonLinks = ({ id, lessons }: { readonly id: string; readonly lessons: LessonsByRule }) => {
  const { rules } = useMessages().start;
  const { code } = useLanguage();
  const about = lessons.get(id);
  if (!about) return undefined;
  return (
    <p className={styles.lessons} lang={code}>
      {rules.tryIt}
      {about.map((lesson) => (
        <a key={lesson.id} href={hrefOf({ screen: 'lesson', id: lesson.id })}>
          {wordsOf(lesson, code).title}
        </a>
      ))}
    </p>
  );
};

const STATEMENT = /^[a-z][a-z-]*\.[a-z]+\.\d+$/;

/** A table cell that names a statement links to it. */
const Cell = ({ spans }: { readonly spans: readonly Span[] }) => {
  const text = plainText(spans);
  return STATEMENT.test(text) ? <StatementLink id={text} /> : <Spans spans={spans} />;
};

interface PartProps extends Pick<RulesSheetProps, 'lit' | 'lessons'> {
  readonly block: Block;
}

const Part = ({ block, lit, lessons }: PartProps) => {
  const { rules } = useMessages().start;
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h2 className={styles.title}>{block.text}</h2>
      ) : (
        <h3 id={`section-${block.slug || block.text}`} className={styles.heading}>
          {block.text}
        </h3>
      );
    case 'statement':
      return (
        <div id={block.id} tabIndex={-1} className={styles.statement} data-lit={block.id === lit}>
          <StatementLink id={block.id} />
          <p>
            <Spans spans={block.spans} />
          </p>
          <div className={styles.ways}>
            <LessonLinks id={block.id} lessons={lessons} />
            <Suspense>
              <StatementExample id={block.id} />
            </Suspense>
          </div>
        </div>
      );
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Spans spans={block.spans} />
        </p>
      );
    case 'item':
      return (
        <p className={styles.item}>
          <Spans spans={block.spans} />
        </p>
      );
    case 'table': {
      const [head, ...rows] = block.rows;
      return (
        <div className={styles.scroll} role="region" tabIndex={0} aria-label={rules.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {head?.map((cell, index) => (
                  <th key={index} scope="col">
                    <Spans spans={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, number) => (
                <tr key={number}>
                  {row.map((cell, index) => (
                    <td key={index}>
                      <Cell spans={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
};

export const RulesSheet = memo(({ blocks, lit, lang, lessons }: RulesSheetProps) => (
  <div lang={lang}>
    {blocks.map((block, index) => (
      <Part key={block.kind === 'statement' ? block.id : index} block={block} lit={lit} lessons={lessons} />
    ))}
  </div>
));
RulesSheet.displayName = 'RulesSheet';
