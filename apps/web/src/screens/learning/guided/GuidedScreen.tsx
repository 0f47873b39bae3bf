import { guidedGames } from '@coalbrook/guide';
import type { GuidedGame } from '@coalbrook/guide';
import { facedPolicy } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { reportFailure } from '../../../session/failures.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { paintLater } from '../../play/newGame/paintLater.ts';
import { useBeginGame } from '../../play/newGame/useBeginGame.ts';
import { useNames } from '../../play/newGame/useNames.ts';
import { guidedTitle } from './guidedTitle.ts';
import { newGuidedGame } from './newGuidedGame.ts';

import styles from './GuidedScreen.module.css';

/** The unfinished guided games on this device: the id of each, by its seed. */
const useUnfinished = (): ReadonlyMap<string, string> => {
  const shelf = useShelf();
  const [unfinished, setUnfinished] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    shelf.list().then(({ games }) => {
      const open = games.filter(({ isOver }) => !isOver).toReversed();
      setUnfinished(new Map(open.map(({ sheet }) => [sheet.seed, sheet.id])));
    }, reportFailure);
  }, [shelf]);
  return unfinished;
};

/** Whoever has only begun a guided game is still led to it by the start page, until it is over. */
const stayNewcomer = (): void => undefined;

/** The guided first games: begin one, or go on with it. */
export const GuidedScreen = () => {
  const texts = useGuidedTexts();
  const { editions } = useMessages().start;
  const language = useLanguage();
  const names = useNames();
  const unfinished = useUnfinished();
  const { isStarting, begin } = useBeginGame(go, stayNewcomer);
  // Most begin the first one.
  useEffect(() => {
    const [first] = guidedGames;
    if (first) paintLater(newGuidedGame(first, names));
  }, [names]);
  const opponentsOf = ({ opponents, automata }: GuidedGame): string =>
    language.listed(
      [
        ...opponents.map((policy) => facedPolicy(policy, language)),
        ...automata.map((slug) => names.automaton(slug.split(':', 1)[0] ?? '')),
      ],
      'and',
    );
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <ul role="list" className={styles.list}>
        {guidedGames.map((guided, index) => {
          const id = unfinished.get(guided.seed);
          // Whoever knows none of them should not have to choose.
          const isFirst = index === 0;
          const start = (): void => void begin(newGuidedGame(guided, names));
          return (
            <li key={guided.slug}>
              <h2>{guidedTitle(guided, language)}</h2>
              {isFirst && <p className={styles.first}>{texts.startHere}</p>}
              <p>{guided.automata.length > 0 ? texts.alone : editions[guided.edition]}</p>
              <p className={styles.against}>
                {texts.against(opponentsOf(guided))}, {texts.minutes(guided.minutes)}
              </p>
              <div className={styles.ways}>
                {id !== undefined && (
                  <LinkButton href={hrefOf({ screen: 'game', id })} look="primary">
                    {texts.goOn}
                  </LinkButton>
                )}
                <Button
                  look={isFirst && id === undefined ? 'primary' : 'plain'}
                  isDisabled={isStarting}
                  onPress={start}
                >
                  {id === undefined ? texts.begin : texts.again}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p>
        <a href={hrefOf({ screen: 'learn', edition: '' })}>{texts.onePage}</a>
      </p>
    </Page>
  );
};
