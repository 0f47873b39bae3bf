import { NOBODY } from '@coalbrook/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { turnWords, useTalkTexts } from '../language/talkTexts.ts';
import { DownIcon } from '../signs/icons.tsx';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notices.ts';
import { Segments } from '../ui/Segments.tsx';
import { useStableFunction } from '../ui/useStableFunction.ts';
import { Composer } from './Composer.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { RemarkLine } from './RemarkLine.tsx';
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
  before?.speaker === line.speaker && before.audience === line.audience && line.at - before.at < LONG;

/** What was said, and where something is said. */
const Conversation = ({ talk, viewer, sitters, game }: TalkPanelProps) => {
  const texts = useTalkTexts();
  const { lines, isLoaded, hasOlder, waiting, refused, own, muted } = useSyncExternalStore(
    talk.subscribe,
    () => talk.state,
    () => talk.state,
  );
  const table = game?.table;
  const find = useMemo(() => partFinder(table, turnWords), [table]);
  const scroll = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const height = useRef(0);
  const first = lines.at(0);
  const last = lines.at(-1);

  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && isFollowing) box.scrollTop = box.scrollHeight;
  }, [isFollowing, last, waiting.length]);
  // What is read stays where it is when earlier remarks come above it.
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && !isFollowing) box.scrollTop += box.scrollHeight - height.current;
    height.current = box?.scrollHeight ?? 0;
    // Only when there are other first lines.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
    if (!box) return;
    height.current = box.scrollHeight;
    setFollowing(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR);
  };
  const mute = useStableFunction((line: TalkLine, isMuted: boolean) => {
    void talk.mute(line.speaker, isMuted).then((isDone) => isDone || notify(texts.noAnswer, { tone: 'fault' }));
  });
  const report = useStableFunction((line: TalkLine) => {
    void talk
      .report(line)
      .then((isDone) => notify(isDone ? texts.reported : texts.noAnswer, isDone ? {} : { tone: 'fault' }));
  });
  return (
    <div className={styles['conversation']}>
      <div
        ref={scroll}
        className={styles['scroll']}
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
          <p className={styles['empty']}>{isLoaded ? texts.empty : texts.loading}</p>
        )}
        <ol role="list" className={styles['remarks']}>
          {lines.map((line, index) => (
            <RemarkLine
              key={`${line.audience} ${line.number}`}
              line={line}
              sitters={sitters}
              find={find}
              game={game}
              isOwn={own.has(line.speaker)}
              isMuted={muted.has(line.speaker)}
              goesOn={goesOn(line, lines[index - 1])}
              onMute={mute}
              onReport={report}
            />
          ))}
          {waiting.map(({ key, body }) => (
            <li key={key} className={styles['remark']} data-own data-waiting>
              <p className={styles['body']} dir="auto">
                {body}
              </p>
              <p className={styles['note']}>{texts.waiting}</p>
            </li>
          ))}
        </ol>
        {refused && (
          <div role="alert" className={styles['refused']}>
            <p>{refused.why === 'full' ? texts.refused.full : texts.refused.other}</p>
            <p className={styles['body']} dir="auto">
              {refused.remark.body}
            </p>
          </div>
        )}
      </div>
      {!isFollowing && (
        <Button size="small" className={styles['newest'] ?? ''} onPress={() => setFollowing(true)}>
          <DownIcon size={15} /> {texts.newest}
        </Button>
      )}
      <Composer key={viewer} game={talk.game} seat={viewer} onSay={(body, name) => talk.say(viewer, body, name)} />
    </div>
  );
};

/** The talk at a table, and the notebook of whoever has a seat. */
export const TalkPanel = (props: TalkPanelProps) => {
  const { talk, viewer } = props;
  const texts = useTalkTexts();
  const [part, setPart] = useState<'talk' | 'notes'>('talk');
  const isNoting = part === 'notes' && viewer !== NOBODY;
  return (
    <section className={styles['talk']} aria-label={texts.title}>
      {viewer !== NOBODY && (
        <Segments
          label={texts.title}
          isLabelHidden
          choices={[
            { value: 'talk', label: texts.title },
            { value: 'notes', label: texts.notes },
          ]}
          value={part}
          onChange={setPart}
        />
      )}
      {isNoting ? <NotesPanel notes={talk.notesOf(viewer)} /> : <Conversation {...props} />}
    </section>
  );
};
