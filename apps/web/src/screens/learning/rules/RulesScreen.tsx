import { editions, findEdition } from '@coalbrook/editions';
import { editionWords, english } from '@coalbrook/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { ruleNumber } from '../../../language/ruleNumber.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useLessonsByRule } from '../../../lessonShelf/useLessonsByRule.ts';
import { Page } from '../../../page/Page.tsx';
import { replaceRoute } from '../../../route/useRoute.ts';
import { rulesTexts } from '../../../rulebook/library.ts';
import { textOfRule } from '../../../rulebook/readRules.ts';
import { useRules } from '../../../rulebook/useRules.ts';
import { useRuleSearch } from '../../../ruleSearch/useRuleSearch.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { RulesSheet } from './RulesSheet.tsx';

import styles from './RulesScreen.module.css';

const LEAST = 2;

/** Titles of texts: the name of the edition, and its automata for the text about them. */
const useTitles = (): ((name: string) => string) => {
  const language = useLanguage();
  return (name) => {
    const edition = findEdition(name) ?? editions.find(({ slug }) => name.startsWith(`${slug}-`));
    if (!edition) return name;
    const words = editionWords(edition, language);
    const automata = Object.values(words.automata).map(({ name: automaton }) => automaton);
    return edition.slug === name ? words.name : `${words.name}: ${language.listed(automata)}`;
  };
};

/** All rules as numbered statements, scrolled to the requested one. */
export const RulesScreen = ({ at }: { readonly at: string }) => {
  const { rules } = useMessages().start;
  const titleOf = useTitles();
  const lessons = useLessonsByRule();
  const name = rulesTexts.includes(textOfRule(at)) ? textOfRule(at) : 'birmingham';
  const wantedId = at.includes('.') ? at : '';
  const text = useRules(name);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  const isSearching = looked.trim().length >= LEAST;
  const isThere = text !== 'loading' && text !== 'absent';
  const search = useRuleSearch(name, isSearching);
  const found = useMemo(() => search?.find(looked), [search, looked]);
  const shown = isSearching ? (found ?? []) : isThere ? text.blocks : [];
  const hasStatement = (blocks: typeof shown): boolean =>
    blocks.some((block) => block.kind === 'statement' && block.id === wantedId);
  const isMissing = isThere && wantedId !== '' && !hasStatement(text.blocks);

  // A link to a statement that was not found ends the search.
  const [reached, setReached] = useState(at);
  if (reached !== at) {
    setReached(at);
    if (wantedId !== '' && !hasStatement(shown)) setWanted('');
  }

  useEffect(() => {
    if (!isThere || isSearching) return;
    const element = wantedId ? document.getElementById(wantedId) : undefined;
    if (element) {
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    } else window.scrollTo(0, 0);
  }, [isThere, isSearching, wantedId, name]);

  return (
    <Page title={rules.title} subtitle={rules.subtitle}>
      <div className={styles.tools}>
        <Select
          label={rules.edition}
          choices={rulesTexts.map((value) => ({ value, label: titleOf(value) }))}
          value={name}
          onChange={(value) => replaceRoute({ screen: 'rules', at: value })}
        />
        <TextField label={rules.search} type="search" value={wanted} onChange={setWanted} />
        <p role="status" className={styles.found}>
          {isSearching && found && rules.found(found.length)}
        </p>
      </div>
      {text === 'loading' && <Loading />}
      {text === 'absent' && <p role="alert">{rules.absent(name)}</p>}
      {isMissing && <p role="alert">{rules.absent(ruleNumber(wantedId))}</p>}
      {isThere && (
        <div className={styles.reader}>
          <nav aria-label={rules.contents} className={styles.contents}>
            <h2>{rules.contents}</h2>
            <ol role="list">
              {text.blocks.map(
                (block) =>
                  block.kind === 'heading' &&
                  block.level === 2 && (
                    <li key={block.slug || block.text}>
                      <a
                        href={`#/rules/${name}`}
                        onClick={(event) => {
                          event.preventDefault();
                          setWanted('');
                          requestAnimationFrame(() =>
                            document.getElementById(`section-${block.slug || block.text}`)?.scrollIntoView(),
                          );
                        }}
                      >
                        {block.text}
                      </a>
                    </li>
                  ),
              )}
            </ol>
          </nav>
          <article className={styles.sheet}>
            {text.isUntranslated && <p className={styles.note}>{rules.untranslated}</p>}
            <RulesSheet
              blocks={shown}
              lit={isSearching ? '' : wantedId}
              lang={text.isUntranslated ? english.code : undefined}
              lessons={lessons}
            />
          </article>
        </div>
      )}
    </Page>
  );
};
