import { readExample } from '@coalbrook/examples';
import type { Example } from '@coalbrook/examples';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useExampleTexts } from '../../../language/exampleTexts.ts';
import { ruleNumber } from '../../../language/ruleNumber.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import { RuleText } from '../../../rulebook/RuleText.tsx';
import { examplesOf } from '../../../ruleExamples/exampleShelf.ts';
import { ExampleWords } from '../../../ruleExamples/ExampleView.tsx';
import { stepsOf, storyOf } from '../../../ruleExamples/story.ts';
import { reportFailure } from '../../../session/failures.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { asItIs } from './asItIs.ts';
import { lessonGame } from './lessonGame.ts';
import { TaskTable } from './TaskTable.tsx';

import styles from './TaskBanner.module.css';

interface ExampleTableProps {
  readonly example: Example;
  readonly onAgain: () => void;
}

/** The statement beside its map, what can be tried, and what comes of it. */
const ExampleBanner = ({ example, onAgain }: ExampleTableProps) => {
  const { common } = useMessages();
  const language = useLanguage();
  const texts = useExampleTexts();
  const { rule } = example;
  const story = useMemo(() => storyOf(example, language, texts), [example, language, texts]);
  const steps = useMemo(() => stepsOf(example, language), [example, language]);
  const banner = useRef<HTMLElement>(null);
  useTitle(`${texts.title(rule)} · ${common.title}`);
  // Takes the focus, so that screen readers begin with the statement.
  useEffect(() => banner.current?.focus({ preventScroll: true }), []);
  return (
    <section data-steady ref={banner} tabIndex={-1} className={styles.banner} aria-label={texts.label(rule)}>
      <div className={styles.text}>
        <p>
          <strong className={styles.title}>{ruleNumber(rule)}</strong> <RuleText id={rule} />
        </p>
        {steps.length > 0 && (
          <p>
            <strong>{texts.steps}</strong> {steps.join(', ')}.
          </p>
        )}
        {story && (
          <details>
            <summary>{texts.end}</summary>
            <ExampleWords story={story} />
          </details>
        )}
      </div>
      <div className={styles.ways} data-folds>
        <Button onPress={onAgain}>{texts.again}</Button>
        <LinkButton href={hrefOf({ screen: 'rules', at: rule })}>{texts.rule}</LinkButton>
      </div>
    </section>
  );
};

const ExampleTable = ({ example, onAgain }: ExampleTableProps) => {
  const game = useMemo(() => lessonGame(example), [example]);
  const banner = useCallback(() => <ExampleBanner example={example} onAgain={onAgain} />, [example, onAgain]);
  return <TaskTable game={game} adapt={asItIs} banner={banner} />;
};

const UnknownExample = ({ rule }: { readonly rule: string }) => {
  const texts = useExampleTexts();
  return (
    <Page title={texts.title(rule)}>
      <p>{texts.unknown}</p>
      <LinkButton href={hrefOf({ screen: 'rules', at: rule })}>{texts.rule}</LinkButton>
    </Page>
  );
};

/** An example of a statement at a real table. The id is that of the statement, with a number if it is not its first. */
export const ExampleScreen = ({ id }: { readonly id: string }) => {
  const [rule = '', number = '1'] = id.split('/');
  const [found, setFound] = useState<{ readonly example: Example | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isLeft = false;
    examplesOf(rule)
      .then((values) => {
        if (!isLeft) setFound({ example: readExample(values[Number(number) - 1]) });
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
    };
  }, [rule, number]);
  if (!found) return <Loading />;
  if (!found.example) return <UnknownExample rule={rule} />;
  return <ExampleTable key={attempt} example={found.example} onAgain={again} />;
};
