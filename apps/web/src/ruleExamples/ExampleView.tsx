import { readExample } from '@coalbrook/examples';
import type { Example } from '@coalbrook/examples';
import { mask } from '@coalbrook/rules';
import type { State } from '@coalbrook/rules';
import { boardLayoutOf, sceneOf } from '@coalbrook/scene';
import { useMemo } from 'react';

import { StillBoard } from '../board/StillBoard.tsx';
import { useExampleTexts } from '../language/exampleTexts.ts';
import { useLanguage } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { useCaptions } from '../signs/useCaptions.ts';
import { useNames } from '../signs/useNames.ts';
import { colourOf } from '../theme/seats.ts';
import { LinkButton } from '../ui/Button.tsx';
import { sayPieces } from './pieces.ts';
import { storyOf } from './story.ts';
import type { ExampleStory } from './story.ts';

import styles from './Example.module.css';

interface PictureProps {
  readonly example: Example;
  readonly story: ExampleStory;
  readonly state: State;
}

/** The part of the map that matters. */
const ExamplePicture = ({ example, story, state }: PictureProps) => {
  const texts = useExampleTexts();
  const language = useLanguage();
  const { table, seat } = example;
  const { level } = useNames(table);
  const captions = useCaptions(table, state.era);
  const scene = useMemo(() => sceneOf(table, mask(table, state, seat)), [table, state, seat]);
  return (
    <StillBoard
      layout={boardLayoutOf(table)}
      scene={scene}
      captions={captions}
      levelText={level}
      colours={story.names.map((_, index) => colourOf('', index))}
      marks={story.marks}
      around={story.around}
      labels={[]}
      label={sayPieces(example, state, language, texts)}
    />
  );
};

/** The position before and after what happens, side by side; only the one in which something is refused. */
const Pictures = ({ example, story }: Omit<PictureProps, 'state'>) => {
  const texts = useExampleTexts();
  const shared = { example, story };
  if (story.refused || example.actions.length === 0) {
    return (
      <div className={styles.picture}>
        <ExamplePicture {...shared} state={story.refused ? story.before : story.after} />
      </div>
    );
  }
  const moments = { before: example.start, after: story.after };
  return (
    <div className={styles.moments} role="group" aria-label={texts.moment}>
      {(['before', 'after'] as const).map((moment) => (
        <div key={moment} className={styles.moment}>
          <p>{texts[moment]}</p>
          <ExamplePicture {...shared} state={moments[moment]} />
        </div>
      ))}
    </div>
  );
};

/** What happens, or what is refused and why, in the engine's words. */
export const ExampleWords = ({ story }: { readonly story: ExampleStory }) => {
  const texts = useExampleTexts();
  return (
    <div className={styles.words}>
      {story.hand !== undefined && <p className={styles.hand}>{story.hand}</p>}
      {story.told.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {story.refused && (
        <p>
          <strong>{texts.refused}</strong> {story.refused.action}. {story.refused.why}
        </p>
      )}
      {story.changes.length > 0 && (
        <ul role="list" className={styles.changes}>
          {story.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

export interface ExampleViewProps {
  /** As the file has it. */
  readonly value: unknown;
  /** Its address at a table. */
  readonly id: string;
}

/** An example: a picture of the position, what happens there, and the way to a table. */
export const ExampleView = ({ value, id }: ExampleViewProps) => {
  const texts = useExampleTexts();
  const language = useLanguage();
  const example = useMemo(() => readExample(value), [value]);
  const story = useMemo(() => example && storyOf(example, language, texts), [example, language, texts]);
  if (!example || !story) return <p role="alert">{texts.unreadable}</p>;
  const { sites, links, places } = story.around;
  const isOnMap = example.actions.length === 0 || sites.length + links.length + places.length > 0;
  return (
    <figure className={styles.example} aria-label={texts.label(example.rule)} lang={language.code}>
      {isOnMap && <Pictures example={example} story={story} />}
      <figcaption className={styles.caption}>
        <ExampleWords story={story} />
        <LinkButton size="small" href={hrefOf({ screen: 'example', id })}>
          {texts.tryIt}
        </LinkButton>
      </figcaption>
    </figure>
  );
};
