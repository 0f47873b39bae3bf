import type { ListedGame } from '@coalbrook/wire';
import { useEffect, useState } from 'react';

import { makeBundle } from '../../../files/bundle.ts';
import { download } from '../../../files/download.ts';
import { bundleFileName } from '../../../files/fileName.ts';
import { useProgressTexts } from '../../../language/progressTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import type { Route } from '../../../route/route.ts';
import { reportFailure } from '../../../session/failures.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { makeProgress } from '../../../settings/keptProgress.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ShelfResults } from '../../shelf/start/ShelfResults.tsx';
import type { ProgressPart, ProgressSource } from './progressSource.ts';
import { progressSources } from './progressSources.ts';
import { suggestNext } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';

import styles from './Progress.module.css';

interface LoadedProgress {
  readonly sources: readonly { readonly source: ProgressSource; readonly parts: readonly ProgressPart[] }[];
  readonly games: readonly ListedGame[];
}

const useProgress = (): LoadedProgress | undefined => {
  const shelf = useShelf();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadedProgress>();
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<LoadedProgress> => {
      const { games } = await shelf.list();
      const terms = { language, games };
      const sources = await Promise.all(
        progressSources.map(async (source) => ({ source, parts: await source.load(terms) })),
      );
      return { sources, games };
    };
    load()
      .then((found) => {
        if (!isLeft) setLoaded(found);
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
    };
  }, [shelf, language]);
  return loaded;
};

const Next = ({ suggestion }: { readonly suggestion: Suggestion }) => {
  const texts = useProgressTexts();
  const { sentence, way } = texts.suggestions[suggestion.kind];
  const title = 'title' in suggestion ? suggestion.title : '';
  return (
    <Panel title={texts.next}>
      <p>{sentence(title)}</p>
      <LinkButton href={hrefOf(suggestion.route)} look="primary">
        {way}
      </LinkButton>
    </Panel>
  );
};

/** The way on; it needs no name of its own if the part is one thing. */
const Way = ({ name, title, route }: { readonly name: string; readonly title: string; readonly route: Route }) => {
  const { way } = useProgressTexts().suggestions.begin;
  const href = hrefOf(route);
  if (title !== name) return <a href={href}>{title}</a>;
  return (
    <a href={href} aria-label={`${way}: ${title}`}>
      {way}
    </a>
  );
};

const Parts = ({ title, parts }: { readonly title: string; readonly parts: readonly ProgressPart[] }) => {
  const texts = useProgressTexts();
  return (
    <Panel title={title}>
      <ul role="list" className={styles.parts}>
        {parts.map(({ id, title: name, done, all, next }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            {all > 1 && (
              <meter min={0} max={all} value={done} aria-label={name} aria-valuetext={texts.doneOf(done, all)} />
            )}
            {all > 1 && <span>{texts.doneOf(done, all)}</span>}
            {next ? <Way name={name} title={next.title} route={next.route} /> : <span>{texts.allDone}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** What was learnt and played on this device, and what to do next. */
export const ProgressScreen = () => {
  const texts = useProgressTexts();
  const shelf = useShelf();
  const loaded = useProgress();
  if (!loaded) return <Loading />;
  const { sources, games } = loaded;
  const finished = games.filter(({ isOver }) => isOver);
  const save = async (): Promise<void> => {
    const saved: string[] = [];
    for (const { sheet } of games) saved.push(await shelf.salvage(sheet.id));
    download(bundleFileName(Date.now()), makeBundle(saved, makeProgress()));
  };
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <div className={styles.panels}>
        <Next
          suggestion={suggestNext(
            sources.flatMap(({ parts }) => parts),
            games,
          )}
        />
        {sources.map(({ source, parts }) => (
          <Parts key={source.id} title={texts.sources[source.id]} parts={parts} />
        ))}
        <Panel title={texts.games}>
          {finished.length === 0 ? <p>{texts.noGames}</p> : <ShelfResults games={finished} />}
        </Panel>
        <Panel title={texts.keeping}>
          <p>{texts.keepingNote}</p>
          <Button onPress={() => void save().catch(reportFailure)}>{texts.save}</Button>
        </Panel>
      </div>
    </Page>
  );
};
