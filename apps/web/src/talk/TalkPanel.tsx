import { NOBODY } from '@coalbrook/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ToggleButton } from 'react-aria-components';

import { turnWords, useTalkTexts } from '../language/talkTexts.ts';
import { DownIcon } from '../signs/icons.tsx';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notices.ts';
import { Composer } from './Composer.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { RemarkLine } from './RemarkLine.tsx';
import { RemarkMenu } from './RemarkMenu.tsx';
import type { AskedLine } from './RemarkMenu.tsx';
import { partFinder } from './remarkParts.ts';
import type { TalkContentProps } from './tableTalk.ts';
import type { Talk } from './talk.ts';
import type { TalkLine } from './talkLine.ts';

import styles from './Talk.module.css';

interface TalkPanelProps extends TalkContentProps {
  readonly talk: Talk;
}

/** A reader this close to the end counts as being there. */
const NEAR = 32;

/** Milliseconds after which the name of a speaker is written again. */
const LONG = 5 * 60_000;

const goesOn = (line: TalkLine, before: TalkLine | undefined): boolean =>
  before?.speaker === line.speaker &&
  before.name === line.name &&
  before.circle === line.circle &&
  before.seq < 0 === line.seq < 0 &&
  line.at - before.at < LONG;

/** What was said, and where something is said. */
const Conversation = ({ talk, viewer, sitters, game }: TalkPanelProps) => {
  const texts = useTalkTexts();
  const { lines, isLoaded, hasOlder, waiting, refused, own, muted } = useSyncExternalStore(
    talk.subscribe,
    () => talk.state,
    () => talk.state,
  );
  const refusals: Readonly<Record<string, string>> = texts.refused;
  const table = game?.table;
  const find = useMemo(() => partFinder(table, turnWords), [table]);
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [asked, setAsked] = useState<AskedLine>();
  const height = useRef(0);
  const first = lines.at(0);
  const last = lines.at(-1);

  // Late-loading fonts make lines longer, so the end moves even when nothing is said.
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || !list.current) return undefined;
    const follow = (): void => {
      height.current = box.scrollHeight;
      if (isFollowing) box.scrollTop = box.scrollHeight;
    };
    // Called at once, and whenever the content grows.
    const observer = new ResizeObserver(follow);
    observer.observe(list.current);
    observer.observe(box);
    return () => observer.disconnect();
  }, [isFollowing]);
  // What is read stays where it is when earlier remarks come above it.
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && height.current > 0 && first) box.scrollTop += box.scrollHeight - height.current;
  }, [first]);
  useEffect(() => {
    const see = (): void => {
      if (document.visibilityState === 'visible' && isFollowing) talk.markSeen();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [talk, last, isFollowing]);

  const onScroll = (): void => {
    const box = scroll.current;
    // Something was added, and is about to be followed.
    if (!box || box.scrollHeight !== height.current) return;
    setFollowing(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR);
  };
  const say = (body: string, name: string): void => {
    setFollowing(true);
    talk.say(viewer, body, name);
  };
  const mute = (line: TalkLine, isMuted: boolean): void => {
    void talk.mute(line.speaker, isMuted).then((isDone) => isDone || notify(texts.noAnswer, { tone: 'fault' }));
  };
  const report = (line: TalkLine): void => {
    void talk
      .report(line)
      .then((isDone) => notify(isDone ? texts.reported : texts.noAnswer, isDone ? {} : { tone: 'fault' }));
  };
  return (
    <div className={styles.conversation}>
      <div
        ref={scroll}
        className={styles.scroll}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={texts.title}
      >
        {hasOlder && (
          <Button look="quiet" size="small" wide onPress={() => void talk.loadOlder()}>
            {texts.older}
          </Button>
        )}
        {lines.length === 0 && waiting.length === 0 && (
          <p className={styles.empty}>{isLoaded ? texts.empty : texts.loading}</p>
        )}
        <ol ref={list} role="list" className={styles.remarks}>
          {lines.map((line, index) => (
            <RemarkLine
              key={`${line.circle} ${line.number}`}
              line={line}
              sitters={sitters}
              find={find}
              game={game}
              isOwn={own.has(line.speaker)}
              isMuted={muted.has(line.speaker)}
              goesOn={goesOn(line, lines[index - 1])}
              onMore={setAsked}
            />
          ))}
          {waiting.map(({ key, body }) => (
            <li key={key} className={styles.remark} data-own data-waiting>
              <p className={styles.body} dir="auto">
                {body}
              </p>
              <p className={styles.note}>{texts.waiting}</p>
            </li>
          ))}
        </ol>
        {refused && (
          <div role="alert" className={styles.refused}>
            <p>{refusals[refused.why] ?? texts.refused.other}</p>
            {refused.why !== 'name' && (
              <p className={styles.body} dir="auto">
                {refused.remark.body}
              </p>
            )}
          </div>
        )}
      </div>
      {!isFollowing && (
        <Button size="small" className={styles.newest ?? ''} onPress={() => setFollowing(true)}>
          <DownIcon size={15} /> {texts.newest}
        </Button>
      )}
      {asked && (
        <RemarkMenu
          asked={asked}
          isMuted={muted.has(asked.line.speaker)}
          onMute={mute}
          onReport={report}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Composer key={viewer} talk={talk} seat={viewer} refused={refused} onSay={say} />
    </div>
  );
};

/** The talk at a table, and the notebook of whoever has a seat. */
export const TalkPanel = (props: TalkPanelProps) => {
  const { talk, viewer } = props;
  const texts = useTalkTexts();
  const [isNoting, setNoting] = useState(false);
  return (
    <section className={styles.talk} aria-label={texts.title}>
      {viewer !== NOBODY && (
        <ToggleButton className={styles.toNotes ?? ''} isSelected={isNoting} onChange={setNoting}>
          {texts.notes}
        </ToggleButton>
      )}
      {isNoting && viewer !== NOBODY ? <NotesPanel notes={talk.notesOf(viewer)} /> : <Conversation {...props} />}
    </section>
  );
};
