import { findEdition } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import { parseJson } from '@coalbrook/rules/input';
import type { NewGame } from '@coalbrook/wire';
import { editionWords, sayFault } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useNaming } from '../../../language/useNaming.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { go, replaceRoute } from '../../../route/useRoute.ts';
import { readLink } from '../../../session/links.ts';
import { randomSeed } from '../../../session/randomSeed.ts';
import { Emblem } from '../../../signs/Emblem.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { keepSetUp } from '../../play/newGame/lastSetUp.ts';
import { newGameOf, readNewGame, setUpOf } from '../../play/newGame/setUpGame.ts';
import { Summary } from '../../play/newGame/Summary.tsx';
import { useBeginGame } from '../../play/newGame/useBeginGame.ts';
import { useNames } from '../../play/newGame/useNames.ts';

import styles from './SharedScreen.module.css';

type Unpacked =
  | { readonly stage: 'unpacking' }
  | { readonly stage: 'there'; readonly game: NewGame }
  | { readonly stage: 'wrong'; readonly sentence: string };

/** A set-up that came in a link. */
export const SeedScreen = ({ payload }: { readonly payload: string }) => {
  const { start, common } = useMessages();
  const { seedLink } = start;
  const language = useLanguage();
  const names = useNames();
  const naming = useNaming();
  const [unpacked, setUnpacked] = useState<Unpacked>({ stage: 'unpacking' });
  const { isStarting, begin } = useBeginGame(replaceRoute);

  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<Unpacked> => {
      const link = await readLink(payload);
      const json = link.ok ? parseJson(link.value, { document: 'link' }) : link;
      if (!json.ok) return { stage: 'wrong', sentence: seedLink.damaged };
      const game = readNewGame(json.value);
      if (!game.ok) return { stage: 'wrong', sentence: sayFault(game.fault, language) };
      const table = tableFor(game.value.edition, game.value.wish);
      if (!table.ok) return { stage: 'wrong', sentence: sayFault(table.fault[0], language) };
      return { stage: 'there', game: game.value };
    };
    void look().then((next) => {
      if (isCurrent) setUnpacked(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [payload, seedLink, language]);

  const change = (game: NewGame): void => {
    keepSetUp(setUpOf(game, names), game.seed);
    go({ screen: 'new' });
  };

  if (unpacked.stage === 'unpacking') return <Loading />;
  const edition = unpacked.stage === 'there' ? findEdition(unpacked.game.edition) : undefined;
  if (unpacked.stage === 'wrong' || !edition)
    return (
      <Page title={seedLink.title} narrow>
        <p role="alert" className={styles.wrong}>
          {unpacked.stage === 'wrong' ? unpacked.sentence : seedLink.damaged}
        </p>
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </Page>
    );
  const game = naming.sheet(unpacked.game);
  return (
    <Page title={seedLink.title} subtitle={game.seed === '' ? seedLink.newCardsSubtitle : seedLink.subtitle} narrow>
      <Panel>
        <div className={styles.game}>
          <Emblem edition={edition.slug} size={84} />
          <div>
            <h2>{editionWords(edition, language).name}</h2>
            {game.seed !== '' && (
              <p className={styles.soft}>
                {seedLink.seed}: {game.seed}
              </p>
            )}
          </div>
        </div>
        <Summary setUp={setUpOf(game, names)} edition={edition} boardName={undefined} />
        <div className={styles.actions}>
          <Button
            look="primary"
            size="large"
            isDisabled={isStarting}
            onPress={() => void begin(newGameOf(setUpOf(game, names), names, randomSeed()))}
          >
            {isStarting ? start.starting : seedLink.begin}
          </Button>
          <Button onPress={() => change(game)}>{seedLink.change}</Button>
        </div>
      </Panel>
    </Page>
  );
};
