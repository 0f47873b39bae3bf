import { editions, findEdition } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';
import { useMemo } from 'react';

import { useAidTexts } from '../../language/aidTexts.ts';
import { introductionsIn } from '../../language/introductions.ts';
import { useLanguage } from '../../language/useMessages.ts';
import { Page } from '../../page/Page.tsx';
import { hrefOf } from '../../route/route.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Prices } from './Prices.tsx';
import { Sign } from './Sign.tsx';
import { TileFigures } from './TileFigures.tsx';

import styles from './Aid.module.css';

/** The game for as many people as it allows, without options. */
const tableFor = (edition: Edition): Table => {
  const made = makeTable(edition, { seats: Math.max(...edition.seats) });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

/** What people look up while they play, on one page that can be printed. */
export const AidScreen = ({ edition: slug }: { readonly edition: string }) => {
  const texts = useAidTexts();
  const language = useLanguage();
  const edition = findEdition(slug) ?? editions[0];
  const table = useMemo(() => tableFor(edition), [edition]);
  const items = (introductionsIn(language.code)[edition.slug] ?? []).flatMap((chapter) => chapter.items ?? []);
  return (
    <Page title={texts.title(editionWords(edition, language).name)} subtitle={texts.subtitle}>
      <div className={styles['ways']}>
        <Button look="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <LinkButton href={hrefOf({ screen: 'rules', at: edition.slug })}>{texts.rules}</LinkButton>
      </div>
      <article className={styles['aid']}>
        <ul role="list" className={styles['items']}>
          {items.map(({ sign, name, text }) => (
            <li key={name}>
              <Sign name={sign} size={26} />
              <p>
                <strong>{name}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
        <Prices table={table} />
        <TileFigures table={table} />
      </article>
    </Page>
  );
};
