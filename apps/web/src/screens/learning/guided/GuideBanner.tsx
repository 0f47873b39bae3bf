import { viewOf } from '@coalbrook/desk';
import type { Lit } from '@coalbrook/desk';
import { LEARNER } from '@coalbrook/guide';
import type { GuidedGame, Idea, Counsel, ToldIdea } from '@coalbrook/guide';
import { makeAction } from '@coalbrook/record';
import { awaitsChance, lowestTile } from '@coalbrook/rules';
import type { Action, Table, Tile, View } from '@coalbrook/rules';
import { english, sayQuestion } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Glow } from '../../../board/mostGlow.ts';
import type { CountReader } from '../../../count/countReader.ts';
import { useDesk } from '../../../desk/useDesk.ts';
import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { RuleLinks } from '../../../ruleExamples/RuleLinks.tsx';
import type { Session } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../../play/table/tableModel.ts';
import { useSnapshot } from '../../play/table/useSession.ts';
import { Farewell } from './Farewell.tsx';
import { moveText } from './moveText.ts';
import type { MoveText } from './moveText.ts';
import { MoveVerdict } from './MoveVerdict.tsx';
import type { GuidePartProps } from './MoveVerdict.tsx';
import { PieceButton } from './PieceButton.tsx';
import { Pointers } from './Pointers.tsx';
import { readerOf } from './readerOf.ts';
import { sayNews } from './sayNews.ts';
import { endPointers, lightPointers, movePointers } from './tablePointers.ts';
import type { TablePointer } from './tablePointers.ts';
import { useGuidance } from './useGuidance.ts';
import { Reasons } from './Why.tsx';

import styles from './GuideBanner.module.css';

type OnRead = (reader: CountReader | undefined) => void;
type OnGlow = (most: Glow) => void;

export interface GuideBannerProps {
  readonly session: Session;
  readonly guided: GuidedGame;
  readonly ideas: readonly Idea[];
  /** Hears how far the learner has read about the final count. */
  readonly onRead: OnRead;
  /** Hears how strongly choices may glow: not while the learner reads, and little beside one that is suggested. */
  readonly onGlow: OnGlow;
}

interface IdeaTextProps {
  readonly idea: Idea;
  /** The rules it is about are asked for. */
  readonly hasRules: boolean;
}

const IdeaText = ({ idea, hasRules }: IdeaTextProps) => {
  const { code } = useLanguage();
  const { title, text } = idea.words[code] ?? idea.words[english.code];
  return (
    <p>
      <strong className={styles.title} data-idea={idea.id}>
        {title}
      </strong>{' '}
      {text} {hasRules && <RuleLinks ids={idea.rules} />}
    </p>
  );
};

/** What a draw has made of the learner's last move. */
const News = ({ snapshot, guidance }: Pick<GuidePartProps, 'snapshot' | 'guidance'>) => {
  const texts = useGuidedTexts();
  const language = useLanguage();
  const { table, frame } = snapshot;
  const { news } = guidance;
  const said = news && sayNews(table, viewOf(table, frame.cells), news, texts, language);
  return said && <p>{said}</p>;
};

interface MoveProps {
  readonly said: MoveText;
  /** The other reasons are asked for. */
  readonly hasReasons: boolean;
  /** Said of another action that is chosen. */
  readonly other: string | undefined;
}

/** The next task: the suggested move and what it is good for. */
const Move = ({ said: { lead, action, reasons, howTo, more }, hasReasons, other }: MoveProps) => (
  <>
    <p data-task>
      {lead} <strong>{action}</strong> {reasons.join(' ')} {other === undefined && howTo}
    </p>
    {hasReasons && <Reasons reasons={more} />}
    {other !== undefined && <p className={styles.note}>{other}</p>}
  </>
);

/** Whether another action than the suggested one is chosen on the desk. */
const isOther = (table: Table, formed: Action | undefined, [suggested]: Counsel['suggestion']): boolean =>
  formed !== undefined && suggested !== undefined && makeAction(table, formed) !== makeAction(table, suggested);

/** The tile that a suggested move builds. */
const builtTile = (table: Table, view: View, [first]: Counsel['suggestion']): Tile | undefined =>
  first?.kind === 'build' ? lowestTile(table, view, view.actor, first.industry) : undefined;

interface PagesProps extends GuidePartProps {
  readonly guided: GuidedGame;
  readonly counsel: Counsel;
  /** The learner has moved on from here before. */
  readonly isKnown: boolean;
  readonly onRead: OnRead;
  readonly onGlow: OnGlow;
}

/**
 * One thing at a time: news, then each thought, then the move. Whoever comes back by undoing a move finds the next move
 * at once. The final count follows the thoughts about it, and the farewell waits for its end.
 */
const Pages = ({ session, snapshot, guidance, guided, counsel, isKnown, onRead, onGlow }: PagesProps) => {
  const texts = useGuidedTexts();
  const language = useLanguage();
  const { story } = useMessages();
  const { desk, seated, count, counted, pointing } = useTable();
  const chosen = useDesk(desk, ({ picking }) => picking.chosen);
  const { table, frame } = snapshot;
  const { told, suggestion } = counsel;
  const formed = useDesk(desk, (state) => state.formed);
  const isOver = frame.stage === 'over';
  const newsPages = guidance.news && !isOver ? 1 : 0;
  const [page, setPage] = useState(isKnown ? told.length + newsPages : 0);
  /** The page whose rules or reasons have been asked for. */
  const [asked, setAsked] = useState<number>();
  const last = newsPages + told.length;
  useEffect(() => {
    if (!isOver) return undefined;
    onRead(readerOf(told, page, last));
    return () => onRead(undefined);
  }, [isOver, told, page, last, onRead]);
  useEffect(() => {
    desk.plan(counsel);
    return () => desk.plan(undefined);
  }, [desk, counsel]);
  const idea: ToldIdea | undefined = told[page - newsPages];
  const isMove = page >= last && suggestion.length > 0;
  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const move = useMemo(
    () => (isMove ? moveText(table, view, suggestion, texts, language) : undefined),
    [isMove, table, view, suggestion, texts, language],
  );
  const isCounted =
    counted === undefined
      ? count.end === undefined
      : [...view.points].every((points, seat) => points === counted[seat]);
  const hasMore = move ? move.more.length > 0 : idea !== undefined;
  const hasOther = isMove && isOther(table, formed, suggestion);
  const pointers = useMemo((): readonly TablePointer[] => {
    if (hasOther) return [];
    const light = idea ? lightPointers(table, view, idea, suggestion[0]) : [];
    return isMove ? [...light, ...movePointers(table, view, suggestion[0])] : light;
  }, [table, view, idea, isMove, hasOther, suggestion]);
  const { speak } = pointing;
  useEffect(() => {
    speak(new Set(pointers.flatMap(({ key }) => key ?? [])));
    return () => speak(undefined);
  }, [pointers, speak]);
  useEffect(() => {
    if (isOver || chosen.size > 0) return undefined;
    onGlow(isMove ? 'soft' : 'off');
    return () => onGlow('full');
  }, [isOver, isMove, chosen, onGlow]);
  return (
    <>
      <div className={styles.text} role="status">
        <MoveVerdict session={session} snapshot={snapshot} guidance={guidance} />
        {page === 0 && <News snapshot={snapshot} guidance={guidance} />}
        {idea && <IdeaText idea={idea.idea} hasRules={asked === page} />}
        {move && <Move said={move} hasReasons={asked === page} other={hasOther ? texts.other : undefined} />}
        {page >= last &&
          isOver &&
          (isCounted ? <Farewell guided={guided} snapshot={snapshot} /> : <p>{texts.counting(story.count.goOn)}</p>)}
      </div>
      <div className={styles.ways} data-folds>
        {hasMore && (
          <Button
            aria-label={move ? texts.why : texts.rulesAbout}
            aria-expanded={asked === page}
            onPress={() => setAsked(asked === page ? undefined : page)}
          >
            {move ? texts.why : texts.rules}
          </Button>
        )}
        {idea?.idea.piece !== undefined && (
          <PieceButton
            key={idea.idea.id}
            table={table}
            name={idea.idea.piece}
            tile={builtTile(table, view, suggestion)}
            colour={seated[LEARNER].colour}
          />
        )}
        <div className={styles.steps}>
          {page > 0 && <Button onPress={() => setPage(Math.min(page, last) - 1)}>{texts.back}</Button>}
          {page < last && (
            <Button look="primary" onPress={() => setPage(page + 1)}>
              {texts.next}
            </Button>
          )}
          {isMove && <Button onPress={() => session.choose(suggestion)}>{texts.doIt}</Button>}
        </div>
      </div>
      <Pointers pointers={pointers} chosen={chosen} />
    </>
  );
};

/** What is drawn next, if anything is. */
const sayDraw = (table: Table, cells: Int16Array, language: Language): string | undefined => {
  const view = viewOf(table, cells);
  return awaitsChance(view) ? sayQuestion(table, view, language) : undefined;
};

const nothing: Lit = new Set();

/** What is said while there is nothing to decide. */
const Between = ({ session, snapshot, guidance }: GuidePartProps) => {
  const texts = useGuidedTexts();
  const language = useLanguage();
  const { story } = useMessages();
  const { table, frame, shown } = snapshot;
  const { stage } = frame;
  const isEnd = shown.mode === 'live' && (stage === 'complete' || stage === 'reveals');
  const said = (): string => {
    if (isEnd) return stage === 'complete' ? texts.complete : texts.reveals(sayDraw(table, frame.cells, language));
    return shown.isCount === true ? texts.counting(story.count.goOn) : texts.waiting;
  };
  return (
    <>
      <div className={styles.text} role="status">
        <MoveVerdict session={session} snapshot={snapshot} guidance={guidance} />
        <News snapshot={snapshot} guidance={guidance} />
        <p>{said()}</p>
      </div>
      {isEnd && <Pointers pointers={endPointers} chosen={nothing} />}
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

/** The guide beside the map: an idea when it is needed, the next move, and what another move is worth. */
export const GuideBanner = ({ session, guided, ideas, onRead, onGlow }: GuideBannerProps) => {
  const texts = useGuidedTexts();
  const snapshot = useSnapshot(session);
  const guidance = useGuidance(session, ideas);
  const known = useKnownKeys(guidance === 'lost' ? undefined : guidance?.key);
  const content = () => {
    if (guidance === 'lost') return <p className={styles.text}>{texts.lost}</p>;
    if (!guidance) return <p className={styles.text}>…</p>;
    const part = { session, snapshot, guidance };
    const isShown = snapshot.shown.mode === 'live' || snapshot.frame.stage === 'over';
    return guidance.counsel && isShown ? (
      <Pages
        key={guidance.key}
        {...part}
        guided={guided}
        counsel={guidance.counsel}
        isKnown={known.has(guidance.key)}
        onRead={onRead}
        onGlow={onGlow}
      />
    ) : (
      <Between {...part} />
    );
  };
  return (
    <section data-steady className={styles.banner} aria-label={texts.label}>
      {content()}
    </section>
  );
};
