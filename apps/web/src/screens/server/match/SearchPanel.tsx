import type { OwnSearch } from '@coalbrook/wire/online';

import { useMatchTexts } from '../../../language/matchTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import type { Route } from '../../../route/route.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useEditionName } from '../ratings/useEditionName.ts';

import styles from './Match.module.css';

const ways: readonly { readonly name: 'puzzle' | 'bots' | 'lessons'; readonly route: Route }[] = [
  { name: 'puzzle', route: { screen: 'puzzle', id: 'today' } },
  { name: 'bots', route: { screen: 'new' } },
  { name: 'lessons', route: { screen: 'lessons', collection: '' } },
];

const MINUTE = 60_000;

/** What is searched for, and what one can do until a table is found. */
export const SearchPanel = ({ search: { terms } }: { readonly search: OwnSearch }) => {
  const texts = useMatchTexts();
  const { time } = useMessages();
  const language = useLanguage();
  const editionName = useEditionName();
  const { editions, seats, pace, isRated, botsAfter } = terms;
  return (
    <div className={styles.form}>
      <Panel title={texts.line.details}>
        <dl className={styles.terms}>
          <dt>{texts.games}</dt>
          <dd>{language.listed(editions.map((slug) => editionName(slug)))}</dd>
          <dt>{texts.seats}</dt>
          <dd>{seats.toSorted((one, other) => one - other).join(', ')}</dd>
          <dt>{texts.pace}</dt>
          <dd>
            {texts.paces[pace]}: {texts.paceNotes[pace]}
          </dd>
          {isRated && (
            <>
              <dt>{texts.isRated}</dt>
              <dd>{texts.ratedNote}</dd>
            </>
          )}
          <dt>{texts.bots}</dt>
          <dd>{botsAfter === undefined ? texts.never : texts.botsAfter(time.span(botsAfter * MINUTE))}</dd>
        </dl>
      </Panel>
      <Panel title={texts.meanwhile}>
        <p>{texts.meanwhileNote}</p>
        <div className={styles.ways}>
          {ways.map(({ name, route }) => (
            <LinkButton key={name} href={hrefOf(route)}>
              {texts.ways[name]}
            </LinkButton>
          ))}
        </div>
      </Panel>
    </div>
  );
};
