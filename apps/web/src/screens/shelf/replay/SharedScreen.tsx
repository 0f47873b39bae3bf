import { findEdition } from '@coalbrook/editions';
import { parseJson } from '@coalbrook/rules/input';
import { capital, editionWords, sayFault } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { sayUnreadable } from '../../../files/sayUnreadable.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import { readLink } from '../../../session/links.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { Emblem } from '../../../signs/Emblem.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { linkPreviewOf } from './linkPreview.ts';
import type { LinkPreview } from './linkPreview.ts';
import { progressSummaryOf } from './progressSummary.ts';
import type { ProgressSummary } from './progressSummary.ts';

import styles from './SharedScreen.module.css';

type Unpacked =
  | { readonly stage: 'unpacking' }
  | {
      readonly stage: 'there';
      readonly text: string;
      readonly preview: LinkPreview;
      readonly progress: ProgressSummary | undefined;
    }
  | { readonly stage: 'wrong'; readonly sentence: string };

/** How far the game is, and everyone's points. */
const Standing = ({ progress: { victory, era, round, score } }: { readonly progress: ProgressSummary }) => {
  const { history, journal, shared } = useMessages().story;
  return (
    <>
      <p>{victory ?? capital(history.moment(era, history.round(round), ''))}</p>
      <ol role="list" className={styles.score}>
        {score.map(({ name, points, rank }, index) => (
          <li key={index}>{rank === undefined ? shared.points(name, points) : journal.scoreOf(rank, name, points)}</li>
        ))}
      </ol>
    </>
  );
};

/** A game or position that came in a link. Nothing is saved until it is opened. */
export const SharedScreen = ({ payload }: { readonly payload: string }) => {
  const { start, common, story } = useMessages();
  const { shared } = start;
  const language = useLanguage();
  const shelf = useShelf();
  const [unpacked, setUnpacked] = useState<Unpacked>({ stage: 'unpacking' });
  const [isOpening, setOpening] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<Unpacked> => {
      const link = await readLink(payload);
      if (!link.ok) return { stage: 'wrong', sentence: shared.damaged };
      const json = parseJson(link.value, { document: 'link' });
      if (!json.ok) return { stage: 'wrong', sentence: sayFault(json.fault, language) };
      const preview = linkPreviewOf(json.value, language);
      const progress = progressSummaryOf(json.value, preview.names, language);
      return { stage: 'there', text: link.value, preview, progress };
    };
    void look().then((next) => {
      if (isCurrent) setUnpacked(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [payload, shared, language]);

  const open = async (text: string): Promise<void> => {
    setOpening(true);
    try {
      const opened = await shelf.importGame(text);
      if (opened.ok) replaceRoute({ screen: 'game', id: opened.value });
      else setUnpacked({ stage: 'wrong', sentence: sayUnreadable(opened.fault, language, start.replay.absent) });
    } catch {
      setUnpacked({ stage: 'wrong', sentence: start.shelf.unreadable });
    } finally {
      setOpening(false);
    }
  };

  if (unpacked.stage === 'unpacking') return <Loading />;
  if (unpacked.stage === 'wrong')
    return (
      <Page title={shared.title} narrow>
        <p role="alert" className={styles.wrong}>
          {unpacked.sentence}
        </p>
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </Page>
    );
  const { text, preview, progress } = unpacked;
  const edition = findEdition(preview.edition);
  const label = progress?.isOver ? story.shared.lookBack : shared.open;
  const subtitle = (): string => {
    if (progress?.isOver) return story.shared.over;
    return preview.kind === 'game' ? shared.subtitle : shared.positionSubtitle;
  };
  return (
    <Page title={shared.title} subtitle={subtitle()} narrow>
      <Panel>
        <div className={styles.game}>
          <Emblem edition={preview.edition} size={84} />
          <div>
            <h2>{edition ? editionWords(edition, language).name : preview.edition}</h2>
            {progress ? <Standing progress={progress} /> : <p>{language.listed(preview.names)}</p>}
          </div>
        </div>
        <Button look="primary" size="large" wide isDisabled={isOpening} onPress={() => void open(text)}>
          {isOpening ? start.starting : label}
        </Button>
      </Panel>
    </Page>
  );
};
