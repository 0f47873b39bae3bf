import { editions, findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';
import { useMemo } from 'react';

import { useAidTexts } from '../../../language/aidTexts.ts';
import { introductionsIn } from '../../../language/introductions.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { AnnotatedPieces } from '../../../panels/AnnotatedPieces.tsx';
import { hrefOf } from '../../../route/route.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { fullTable } from './fullTable.ts';
import { Prices } from './Prices.tsx';
import { Sign } from './Sign.tsx';
import { TileFigures } from './TileFigures.tsx';

import styles from './Aid.module.css';

/** What people look up while they play, on one page that can be printed. */
export const AidScreen = ({ edition: slug }: { readonly edition: string }) => {
  const texts = useAidTexts();
  const language = useLanguage();
  const edition = findEdition(slug) ?? editions[0];
  const table = useMemo(() => fullTable(edition), [edition]);
  const items = (introductionsIn(language.code)[edition.slug] ?? []).flatMap((chapter) => chapter.items ?? []);
  return (
    <Page title={texts.title(editionWords(edition, language).name)} subtitle={texts.subtitle}>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <LinkButton href={hrefOf({ screen: 'rules', at: edition.slug })}>{texts.rules}</LinkButton>
      </div>
      <article className={styles.aid}>
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
        <AnnotatedPieces table={table} />
        <Prices table={table} />
        <TileFigures table={table} />
      </article>
    </Page>
  );
};
