import { useRef, useSyncExternalStore } from 'react';

import { useTalkTexts } from '../language/talkTexts.ts';
import type { TableTalkParts } from './tableTalk.ts';
import type { Talk, TalkState } from './talk.ts';
import { TalkPanel } from './TalkPanel.tsx';

import styles from './Talk.module.css';

const MOST_COUNTED = 99;

const useTalk = (talk: Talk): TalkState =>
  useSyncExternalStore(
    talk.subscribe,
    () => talk.state,
    () => talk.state,
  );

/** The components that show a talk. */
export const partsOf = (talk: Talk): TableTalkParts => ({
  Title: () => {
    const texts = useTalkTexts();
    const { unread } = useTalk(talk);
    const count = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
    return (
      <>
        {texts.title}
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{texts.unread(count)}</span>
          </span>
        )}
      </>
    );
  },
  useIsSpoken: () => useTalk(talk).lines.length > 0,
  Content: (props) => <TalkPanel talk={talk} {...props} />,
  Announcer: () => {
    const { lines, isLoaded, own, muted } = useTalk(talk);
    const heard = useRef<number>(undefined);
    const last = lines.findLast(({ speaker }) => !own.has(speaker) && !muted.has(speaker));
    // What was there before is not new.
    if (isLoaded && heard.current === undefined) heard.current = last?.at ?? 0;
    const isNew = last !== undefined && heard.current !== undefined && last.at > heard.current;
    return (
      <p className="visually-hidden" aria-live="polite">
        {isNew && `${last.name}: ${last.body}`}
      </p>
    );
  },
});
