import type { Result, Seat } from '@coalbrook/rules';
import type { Unreadable } from '@coalbrook/wire';
import { editionWords } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { useReviewTexts } from '../../language/reviewTexts.ts';
import { useLanguage } from '../../language/useMessages.ts';
import { Page } from '../../page/Page.tsx';
import { hrefOf } from '../../route/route.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { UnopenedGame } from '../table/UnopenedGame.tsx';
import { readReviewable } from './reviewableGame.ts';
import type { ReviewableGame } from './reviewableGame.ts';
import { SeatReview } from './SeatReview.tsx';

import styles from './Review.module.css';

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
  return game;
};

const SeatTabs = ({ id, game }: { readonly id: string; readonly game: ReviewableGame }) => {
  const texts = useReviewTexts();
  const { sitters } = game;
  const seats = sitters.flatMap(({ kind }, seat) => (kind === 'automaton' ? [] : [seat as Seat]));
  const first = seats.find((seat) => sitters[seat].kind === 'person') ?? seats[0];
  const [chosen, setChosen] = useState(String(first));
  return (
    <Tabs
      label={texts.seats}
      chosen={chosen}
      onChange={setChosen}
      pages={seats.map((seat) => ({
        id: String(seat),
        title: sitters[seat].name,
        content: <SeatReview id={id} game={game} seat={seat} />,
      }))}
    />
  );
};

/** A finished game, looked at again with the coach. */
export const ReviewScreen = ({ id }: { readonly id: string }) => {
  const texts = useReviewTexts();
  const language = useLanguage();
  const game = useReviewable(id);
  if (!game) return <Loading />;
  if (!game.ok) return <UnopenedGame fault={game.fault} />;
  const { edition } = game.value.table;
  return (
    <Page title={texts.title} subtitle={texts.subtitle(editionWords(edition, language).name)}>
      {game.value.isOver ? <SeatTabs id={id} game={game.value} /> : <p>{texts.unfinished}</p>}
      <p className={styles['ways']}>
        <LinkButton href={hrefOf({ screen: 'game', id })}>{texts.toGame}</LinkButton>
      </p>
    </Page>
  );
};
