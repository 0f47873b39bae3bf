import { editions, findEdition } from '@coalbrook/editions';
import { editionWords, thingsOf } from '@coalbrook/words';
import { useMemo } from 'react';

import { scoringTexts } from '../../../desk/scoringTexts.ts';
import { turnTexts } from '../../../desk/turnTexts.ts';
import { useAidTexts } from '../../../language/aidTexts.ts';
import { introductionsIn } from '../../../language/introductions.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { AnnotatedPieces } from '../../../panels/AnnotatedPieces.tsx';
import { hrefOf } from '../../../route/route.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { fullTable } from './fullTable.ts';
import { limitTexts } from './limitTexts.ts';
import { Prices } from './Prices.tsx';
import { Sign } from './Sign.tsx';
import { TileFigures } from './TileFigures.tsx';

import styles from './Aid.module.css';

/** Fewer kinds of tiles leave room on a printed page. */
const FEW_TILES = 19;

const Sentences = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);

/** What people look up while they play, on one page that can be printed. */
export const AidScreen = ({ edition: slug }: { readonly edition: string }) => {
  const texts = useAidTexts();
  const { panels } = useMessages();
  const language = useLanguage();
  const edition = findEdition(slug) ?? editions[0];
  const table = useMemo(() => fullTable(edition), [edition]);
  const things = useMemo(() => thingsOf(table, language), [table, language]);
  const items = (introductionsIn(language.code)[edition.slug] ?? []).flatMap((chapter) => chapter.items ?? []);
  return (
    <Page title={texts.title(editionWords(edition, language).name)} subtitle={texts.subtitle}>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <LinkButton href={hrefOf({ screen: 'rules', at: edition.slug })}>{texts.rules}</LinkButton>
      </div>
      <article className={styles.aid} data-roomy={table.tiles.length < FEW_TILES || undefined}>
        <ul role="list" className={styles.items}>
          {items.map(({ sign, name, text }) => (
            <li key={name}>
              <Sign name={sign} size={26} />
              <p>
                <strong>{name}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.rounds}>
          <Sentences title={panels.aidPages.turn} of={turnTexts(table, panels, things)} />
          <Sentences title={panels.aidPages.scoring} of={scoringTexts(table, panels, things)} />
          <Sentences title={texts.limitsTitle} of={limitTexts(table, texts, things)} />
        </div>
        <AnnotatedPieces table={table} />
        <Prices table={table} />
        <TileFigures table={table} />
      </article>
    </Page>
  );
};
