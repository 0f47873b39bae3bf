import { editions, findEdition } from '@coalbrook/editions';
import { editionWords, english } from '@coalbrook/words';
import { useDeferredValue, useEffect, useState } from 'react';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { Page } from '../../page/Page.tsx';
import { replaceRoute } from '../../route/useRoute.ts';
import { rulesTexts } from '../../rulebook/library.ts';
import { plainText, textOfRule } from '../../rulebook/readRules.ts';
import type { Block } from '../../rulebook/readRules.ts';
import { useRules } from '../../rulebook/useRules.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { RulesSheet } from './RulesSheet.tsx';

import styles from './RulesScreen.module.css';

const LEAST = 2;

/** Statements that contain every search word, each with its heading. */
const search = (blocks: readonly Block[], wanted: string): readonly Block[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Block[] = [];
  let heading: Block | undefined;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    if (block.kind !== 'statement') continue;
    const text = `${block.id} ${plainText(block.spans)}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = undefined;
    found.push(block);
  }
  return found;
};

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
  const name = rulesTexts.includes(textOfRule(at)) ? textOfRule(at) : 'birmingham';
  const wantedId = at.includes('.') ? at : '';
  const text = useRules(name);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  const isSearching = looked.trim().length >= LEAST;
  const isThere = text !== 'loading' && text !== 'absent';
  const shown = isThere ? (isSearching ? search(text.blocks, looked) : text.blocks) : [];
  const isMissing =
    isThere && wantedId !== '' && !text.blocks.some((block) => block.kind === 'statement' && block.id === wantedId);

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
      <div className={styles['tools']}>
        <Select
          label={rules.edition}
          choices={rulesTexts.map((value) => ({ value, label: titleOf(value) }))}
          value={name}
          onChange={(value) => replaceRoute({ screen: 'rules', at: value })}
        />
        <TextField label={rules.search} type="search" value={wanted} onChange={setWanted} />
        <p role="status" className={styles['found']}>
          {isSearching && rules.found(shown.filter(({ kind }) => kind === 'statement').length)}
        </p>
      </div>
      {text === 'loading' && <Loading />}
      {text === 'absent' && <p role="alert">{rules.absent(name)}</p>}
      {isMissing && <p role="alert">{rules.absent(wantedId)}</p>}
      {isThere && (
        <div className={styles['reader']}>
          <nav aria-label={rules.contents} className={styles['contents']}>
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
          <article className={styles['sheet']}>
            {text.isUntranslated && <p className={styles['note']}>{rules.untranslated}</p>}
            <RulesSheet
              blocks={shown}
              lit={isSearching ? '' : wantedId}
              lang={text.isUntranslated ? english.code : undefined}
            />
          </article>
        </div>
      )}
    </Page>
  );
};
