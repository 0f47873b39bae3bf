import type { Result, Seat } from '@coalbrook/rules';
import type { Unreadable } from '@coalbrook/wire';
import { editionWords } from '@coalbrook/words';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { useReviewTexts } from '../../../language/reviewTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { useNaming } from '../../../language/useNaming.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { takeAskedReview } from '../../../session/askedReview.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { UnopenedGame } from '../table/UnopenedGame.tsx';
import { useBackButton } from '../table/useBackButton.ts';
import { readReviewable } from './reviewableGame.ts';
import type { ReviewableGame } from './reviewableGame.ts';
import { SeatReview } from './SeatReview.tsx';
import type { ReviewPlan, SeatReviewProps } from './SeatReview.tsx';

import styles from './Review.module.css';

// Most reviews are only read.
const PlanTable = lazy(() => import('../table/PlanTable.tsx').then((module) => ({ default: module.PlanTable })));

const ABSENT: Unreadable = { kind: 'absent' };

const useReviewable = (id: string): Result<ReviewableGame, Unreadable> | undefined => {
  const shelf = useShelf();
  const [game, setGame] = useState<Result<ReviewableGame, Unreadable>>();
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<Result<ReviewableGame, Unreadable>> => {
      const { games } = await shelf.list();
      const isThere = games.some(({ sheet }) => sheet.id === id);
      return isThere ? readReviewable(await shelf.salvage(id)) : { ok: false, fault: ABSENT };
    };
    read().then(
      (found) => {
        if (!isLeft) setGame(found);
      },
      () => {
        if (!isLeft) setGame({ ok: false, fault: ABSENT });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [shelf, id]);
  const naming = useNaming();
  return useMemo(() => (game?.ok ? { ...game, value: naming.sheet(game.value) } : game), [game, naming]);
};

interface SeatTabsProps extends Pick<SeatReviewProps, 'onPlan'> {
  readonly id: string;
  readonly game: ReviewableGame;
}

const SeatTabs = ({ id, game, onPlan }: SeatTabsProps) => {
  const texts = useReviewTexts();
  const { sitters } = game;
  const seats = sitters.flatMap(({ kind }, seat) => (kind === 'automaton' ? [] : [seat as Seat]));
  const [asked] = useState(() => takeAskedReview(id));
  const own = seats.find((seat) => seat === asked?.seat);
  const first = own ?? seats.find((seat) => sitters[seat].kind === 'person') ?? seats[0];
  const [chosen, setChosen] = useState(String(first));
  return (
    <Tabs
      label={texts.seats}
      chosen={chosen}
      onChange={setChosen}
      pages={seats.map((seat) => ({
        id: String(seat),
        title: sitters[seat].name,
        content: (
          <SeatReview id={id} game={game} seat={seat} onPlan={onPlan} begins={asked !== undefined && seat === first} />
        ),
      }))}
    />
  );
};

/** Where the reader was before a plan; coming back leads there. */
interface Reading {
  readonly focused: Element | null;
  readonly top: number;
}

/** The plan that is shown instead of the review, and how to open and leave one. */
const usePlan = () => {
  const [plan, setPlan] = useState<ReviewPlan>();
  const reading = useRef<Reading>(undefined);
  const isOpen = plan !== undefined;
  useEffect(() => {
    if (isOpen || !reading.current) return;
    const { focused, top } = reading.current;
    window.scrollTo(0, top);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }, [isOpen]);
  const open = (next: ReviewPlan): void => {
    reading.current = { focused: document.activeElement, top: window.scrollY };
    setPlan(next);
  };
  const leave = (): void => setPlan(undefined);
  useBackButton(isOpen, leave);
  return { plan, open, leave };
};

/** A finished game, looked at again with the coach. */
export const ReviewScreen = ({ id }: { readonly id: string }) => {
  const texts = useReviewTexts();
  const language = useLanguage();
  const game = useReviewable(id);
  const { plan, open, leave } = usePlan();
  if (!game) return <Loading />;
  if (!game.ok) return <UnopenedGame fault={game.fault} />;
  const { edition } = game.value.table;
  return (
    <>
      {plan && (
        <Suspense fallback={<Loading />}>
          <PlanTable game={plan.game} idea={plan.idea} back={texts.backToReview} onLeave={leave} />
        </Suspense>
      )}
      <div hidden={plan !== undefined}>
        <Page title={texts.title} subtitle={texts.subtitle(editionWords(edition, language).name)}>
          {game.value.isOver ? <SeatTabs id={id} game={game.value} onPlan={open} /> : <p>{texts.unfinished}</p>}
          <p className={styles.ways}>
            <LinkButton href={hrefOf({ screen: 'game', id })}>{texts.toGame}</LinkButton>
          </p>
        </Page>
      </div>
    </>
  );
};
