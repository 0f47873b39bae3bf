import { editions, findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';

import { useAidTexts } from '../../../language/aidTexts.ts';
import { introductionsIn } from '../../../language/introductions.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { AnnotatedPieces } from '../../../panels/AnnotatedPieces.tsx';
import { hrefOf } from '../../../route/route.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { fullTable } from './fullTable.ts';
import { Introduction } from './Introduction.tsx';

import styles from './LearnScreen.module.css';

/** Each game explained on one page. */
export const LearnScreen = ({ edition }: { readonly edition: string }) => {
  const { learnScreen } = useMessages().start;
  const language = useLanguage();
  const aid = useAidTexts();
  const chosen = findEdition(edition)?.slug ?? editions[0].slug;
  const known = introductionsIn(language.code);
  return (
    <Page title={learnScreen.title} subtitle={learnScreen.subtitle}>
      <Tabs
        label={learnScreen.title}
        chosen={chosen}
        onChange={(slug) => replaceRoute({ screen: 'learn', edition: slug })}
        pages={editions.map((one) => ({
          id: one.slug,
          title: editionWords(one, language).name,
          content: (
            <>
              <div className={styles.ways}>
                <LinkButton href={hrefOf({ screen: 'guided' })} look="primary">
                  {learnScreen.guided}
                </LinkButton>
                <LinkButton href={hrefOf({ screen: 'new' })}>{learnScreen.play}</LinkButton>
                <LinkButton href={hrefOf({ screen: 'lessons', collection: one.slug })}>
                  {learnScreen.lessons}
                </LinkButton>
                <LinkButton href={hrefOf({ screen: 'puzzles', edition: one.slug })}>{learnScreen.puzzles}</LinkButton>
                <LinkButton href={hrefOf({ screen: 'rules', at: one.slug })}>{learnScreen.rules}</LinkButton>
                <LinkButton href={hrefOf({ screen: 'aid', edition: one.slug })}>{learnScreen.aid}</LinkButton>
                <LinkButton href={hrefOf({ screen: 'progress' })}>{learnScreen.progress}</LinkButton>
              </div>
              <Introduction chapters={known[one.slug] ?? []} />
              <div className={styles.pieces}>
                <h2>{aid.pieces.title}</h2>
                <AnnotatedPieces table={fullTable(one)} />
              </div>
            </>
          ),
        }))}
      />
    </Page>
  );
};
