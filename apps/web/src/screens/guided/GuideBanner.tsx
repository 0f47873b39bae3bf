import { LEARNER } from '@coalbrook/guide';
import type { GuidedGame, Idea, Light, MoveVerdict, Counsel, ToldIdea } from '@coalbrook/guide';
import { parseAction } from '@coalbrook/record';
import { english, sayAction, sayMoment } from '@coalbrook/words';
import { useEffect, useMemo, useRef, useState } from 'react';

import { RuleLink } from '../../examples/RuleLink.tsx';
import { useGuidedTexts } from '../../language/guidedTexts.ts';
import { useLanguage } from '../../language/useMessages.ts';
import { hrefOf } from '../../route/route.ts';
import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import { useCoachSpeech } from '../../session/useCoachSpeech.ts';
import { viewOf } from '../../session/viewOf.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useWindowLayout } from '../../ui/useMedia.ts';
import type { MoveQuestion } from '../../worker/guide.worker.ts';
import { noteBegun } from '../newGame/hasBegun.ts';
import { useSnapshot } from '../table/useSession.ts';
import type { TableCounsel } from './guidedFollower.ts';
import { Pointers } from './Pointers.tsx';
import { sayReasons } from './sayReasons.ts';
import { endPointers, lightPointers, movePointers } from './tablePointers.ts';
import type { TablePointer } from './tablePointers.ts';
import { useCountedSource } from './useCountedSource.ts';
import { useGuidance, useVerdictOnMove } from './useGuidance.ts';

import styles from './GuideBanner.module.css';

export interface GuideBannerProps {
  readonly session: Session;
  readonly guided: GuidedGame;
  readonly ideas: readonly Idea[];
}

const IdeaText = ({ idea }: { readonly idea: Idea }) => {
  const { code } = useLanguage();
  const { title, text } = idea.words[code] ?? idea.words[english.code];
  return (
    <p>
      <strong className={styles['title']} data-idea={idea.id}>
        {title}
      </strong>{' '}
      {text}{' '}
      <span className={styles['rules']}>
        {idea.rules.map((id) => (
          <RuleLink key={id} id={id}>
            §
          </RuleLink>
        ))}
      </span>
    </p>
  );
};

interface WorseProps {
  readonly question: MoveQuestion;
  readonly verdict: Extract<MoveVerdict, { readonly kind: 'worse' }>;
  readonly snapshot: GameSnapshot;
}

/** What the coach says about a move that is clearly worse. */
const Worse = ({ question, verdict, snapshot }: WorseProps) => {
  const texts = useGuidedTexts();
  const { table } = snapshot;
  const speech = useCoachSpeech();
  const played = parseAction(table, question.played);
  if (!speech || !played.ok) return undefined;
  const view = viewOf(table, question.cells);
  const { comparison } = verdict;
  const moment = { seq: 0, view, played: played.value, comparison };
  const { better = '', reasons } = sayMoment(table, moment, speech);
  return (
    <>
      <p>{texts.worse(better)}</p>
      <ul className={styles['reasons']}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
};

/** What is said about a move that is as good as the suggested one. */
const Good = ({ question, snapshot }: Pick<WorseProps, 'question' | 'snapshot'>) => {
  const texts = useGuidedTexts();
  const language = useLanguage();
  const { table } = snapshot;
  const played = parseAction(table, question.played);
  const why = played.ok ? sayReasons(table, viewOf(table, question.cells), [played.value], texts, language) : '';
  return (
    <p>
      <em>{texts.good}</em> {why}
    </p>
  );
};

interface PartProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly guidance: TableCounsel;
}

/** What is said about a move that was not suggested. */
const Verdict = ({ session, snapshot, guidance }: PartProps) => {
  const texts = useGuidedTexts();
  const { deviation } = guidance;
  const verdict = useVerdictOnMove(deviation);
  if (!deviation || verdict?.kind === 'same') return undefined;
  if (!verdict) return <p className={styles['note']}>{texts.comparing}</p>;
  if (verdict.kind !== 'worse') return <Good question={deviation} snapshot={snapshot} />;
  return (
    <div className={styles['worse']}>
      <Worse question={deviation} verdict={verdict} snapshot={snapshot} />
      <Button size="small" onPress={() => session.undo()}>
        {texts.takeBack}
      </Button>
    </div>
  );
};

/** The suggested move and what it is good for. */
const Move = ({ snapshot, counsel }: Pick<PartProps, 'snapshot'> & { readonly counsel: Counsel }) => {
  const texts = useGuidedTexts();
  const language = useLanguage();
  const { table, frame } = snapshot;
  const [action] = counsel.suggestion;
  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  return (
    <p>
      {texts.yourMove} <strong>{sayAction(table, action, language, view)}.</strong>{' '}
      {sayReasons(table, view, counsel.suggestion, texts, language)}
      {view.era === 0 && view.round === 1 && ` ${texts.howTo}`}
    </p>
  );
};

interface FarewellProps {
  readonly guided: GuidedGame;
  readonly snapshot: GameSnapshot;
}

/** How the game has ended for the learner, and what to do after it. */
const Farewell = ({ guided, snapshot: { table, frame } }: FarewellProps) => {
  const texts = useGuidedTexts();
  const points = [...viewOf(table, frame.cells).points];
  const most = Math.max(...points.filter((_, seat) => seat !== LEARNER));
  const { edition, automata } = guided;
  useEffect(noteBegun, []);
  return (
    <>
      <p>
        <strong>{texts.outcome(points[LEARNER], most)}</strong> {texts.over}
      </p>
      <div className={styles['ways']}>
        <LinkButton href={hrefOf({ screen: 'lessons', collection: automata.length > 0 ? 'automata' : edition })}>
          {texts.lessons}
        </LinkButton>
        <LinkButton href={hrefOf({ screen: 'new' })}>{texts.play}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'puzzles', edition })}>{texts.puzzles}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'guided' })}>{texts.more}</LinkButton>
      </div>
    </>
  );
};

interface PagesProps extends PartProps {
  readonly guided: GuidedGame;
  readonly counsel: Counsel;
  /** The learner has moved on from here before. */
  readonly isKnown: boolean;
}

/** What an idea about a count speaks of. */
const countedLights: Readonly<Record<string, Light>> = {
  link: 'links',
  rail: 'links',
  tile: 'tiles',
  again: 'tiles',
  cash: 'figures',
  income: 'figures',
  loans: 'figures',
};

/**
 * One thought at a time. The move comes with the last one if there is room for both, else after it. Whoever comes back
 * by undoing a move finds the next move at once. While a count runs, the thoughts follow it.
 */
const Pages = ({ session, snapshot, guidance, guided, counsel, isKnown }: PagesProps) => {
  const texts = useGuidedTexts();
  const layout = useWindowLayout();
  const { table, frame } = snapshot;
  const { told, suggestion } = counsel;
  const [page, setPage] = useState(isKnown ? told.length : 0);
  const isOver = frame.stage === 'over';
  const counted = useCountedSource(isOver);
  useEffect(() => {
    const light = counted === undefined ? undefined : countedLights[counted];
    const index = told.findIndex(({ idea }) => light !== undefined && idea.light === light);
    if (index >= 0) setPage(index);
  }, [counted, told]);
  const isAlone = isOver || layout === 'narrow' || layout === 'low';
  const last = isAlone ? told.length : Math.max(0, told.length - 1);
  const idea: ToldIdea | undefined = told[page];
  const isMove = page >= last && suggestion.length > 0;
  const pointers = useMemo((): readonly TablePointer[] => {
    const view = viewOf(table, frame.cells);
    const light = idea ? lightPointers(table, view, idea, suggestion[0]) : [];
    return isMove ? [...light, ...movePointers(table, view, suggestion[0])] : light;
  }, [table, frame, idea, isMove, suggestion]);
  return (
    <>
      <div className={styles['text']} role="status">
        <Verdict session={session} snapshot={snapshot} guidance={guidance} />
        {idea && <IdeaText idea={idea.idea} />}
        {isMove && <Move snapshot={snapshot} counsel={counsel} />}
        {page >= last && isOver && <Farewell guided={guided} snapshot={snapshot} />}
      </div>
      <div className={styles['ways']}>
        {page > 0 && <Button onPress={() => setPage(Math.min(page, last) - 1)}>{texts.back}</Button>}
        {page < last && (
          <Button look="primary" onPress={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        )}
        {isMove && <Button onPress={() => session.choose(suggestion)}>{texts.doIt}</Button>}
      </div>
      <Pointers pointers={pointers} />
    </>
  );
};

/** What is said while there is nothing to decide. */
const Between = ({ session, snapshot, guidance }: PartProps) => {
  const texts = useGuidedTexts();
  const { frame, shown } = snapshot;
  const { stage } = frame;
  const isEnd = shown.mode === 'live' && (stage === 'complete' || stage === 'reveals');
  const isCounting = shown.isCount === true;
  return (
    <>
      <div className={styles['text']} role="status">
        <Verdict session={session} snapshot={snapshot} guidance={guidance} />
        <p>{isEnd ? texts[stage] : isCounting ? texts.counting : texts.waiting}</p>
      </div>
      {isEnd && <Pointers pointers={endPointers} />}
    </>
  );
};

/** The keys that were current before others: those that one can come back to. */
const useKnownKeys = (key: string | undefined): ReadonlySet<string> => {
  const known = useRef(new Set<string>());
  useEffect(() => {
    if (key === undefined) return undefined;
    const keys = known.current;
    return () => void keys.add(key);
  }, [key]);
  return known.current;
};

/** The guide above the table: an idea when it is needed, the next move, and what another move is worth. */
export const GuideBanner = ({ session, guided, ideas }: GuideBannerProps) => {
  const texts = useGuidedTexts();
  const snapshot = useSnapshot(session);
  const guidance = useGuidance(session, ideas);
  const known = useKnownKeys(guidance === 'lost' ? undefined : guidance?.key);
  const content = () => {
    if (guidance === 'lost') return <p className={styles['text']}>{texts.lost}</p>;
    if (!guidance) return <p className={styles['text']}>…</p>;
    const part = { session, snapshot, guidance };
    const isShown = snapshot.shown.mode === 'live' || snapshot.frame.stage === 'over';
    return guidance.counsel && isShown ? (
      <Pages
        key={guidance.key}
        {...part}
        guided={guided}
        counsel={guidance.counsel}
        isKnown={known.has(guidance.key)}
      />
    ) : (
      <Between {...part} />
    );
  };
  return (
    <section className={styles['banner']} aria-label={texts.label}>
      {content()}
    </section>
  );
};
