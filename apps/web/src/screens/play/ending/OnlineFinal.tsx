import type { Seat } from '@coalbrook/rules';
import type { GameAftermath, OnlineTable } from '@coalbrook/wire/online';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

import { sayHappening } from '../../../consent/sayConsent.ts';
import { FinalScore } from '../../../count/FinalScore.tsx';
import type { FinalRematch, FinalScoreProps, SeatFact } from '../../../count/FinalScore.tsx';
import { useConsentTexts } from '../../../language/consentTexts.ts';
import type { EndingTexts } from '../../../language/en/ending.ts';
import { useEndingTexts } from '../../../language/endingTexts.ts';
import { useRematchTexts } from '../../../language/rematchTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { declineRematch } from '../../../session/online/onlineApi.ts';
import { signed } from '../../../signs/signed.ts';
import { notify } from '../../../ui/notices.ts';
import { useAftermath } from './useAftermath.ts';

// Only where a game online has ended.
const OthersHere = lazy(() =>
  import('../../../people/OthersHere.tsx').then((module) => ({ default: module.OthersHere })),
);

type Ratings = Extract<GameAftermath['rating'], readonly unknown[]>;

/** A rating before and after, and by how much it has changed. */
const ratingFact = (ratings: Ratings, texts: EndingTexts): SeatFact => ({
  label: texts.rating,
  of: new Map(
    ratings.map(({ seat, player, before, after }) => [
      seat,
      <a key={seat} href={hrefOf({ screen: 'player', id: player })}>
        {before === undefined ? after : texts.change(before, after)}
        {before !== undefined && <small> ({signed(after - before)})</small>}
      </a>,
    ]),
  ),
});

/** A rematch with what the others have said to it, and the way to say no as long as one has not gone there. */
const useAnswered = (
  rematch: FinalRematch | undefined,
  { game, again, held, seats }: OnlineTable,
): FinalRematch | undefined => {
  const { online } = useMessages();
  const language = useLanguage();
  const texts = useRematchTexts();
  if (!rematch || !again) return rematch;
  const others = (which: readonly Seat[]): readonly string[] =>
    which.filter((seat) => !held.includes(seat)).map((seat) => seats[seat].name);
  const said = (text: (names: string) => string, which: readonly Seat[]): readonly string[] => {
    const names = others(which);
    return names.length > 0 ? [text(language.listed(names))] : [];
  };
  const isAsked = held.some((seat) => again.awaited.includes(seat));
  const isDeclined = held.some((seat) => again.declined.includes(seat));
  const note = [
    ...(isDeclined ? [texts.ownNo] : [online.rematchOpen]),
    ...said(texts.came, again.came),
    ...said(texts.awaited, again.awaited),
    ...said(texts.declined, again.declined),
  ].join(' ');
  const say = async (): Promise<void> => {
    const answer = await declineRematch(game);
    if (!answer.ok) notify(online.unreachable, { tone: 'fault' });
  };
  return { ...rematch, note, isDeclined, ...(isAsked ? { decline: { label: texts.no, say: () => void say() } } : {}) };
};

/** The final page of an online game: what the server knows besides the board. */
export const OnlineFinal = ({ online, ...props }: FinalScoreProps & { readonly online: OnlineTable }) => {
  const texts = useEndingTexts();
  const consent = useConsentTexts();
  const { story, time } = useMessages();
  const aftermath = useAftermath(online.game, props.isOpen);
  const { ending, paces = [], rating, match } = aftermath ?? {};
  const { decided } = match ?? {};
  const ranked = (places: readonly number[]): SeatFact['of'] =>
    new Map(places.map((place, seat) => [seat as Seat, story.final.rank(place)]));
  const notes: readonly ReactNode[] = [
    ...(ending ? [sayHappening(ending, consent, time)] : []),
    ...(rating === 'awaited' || rating === 'void' ? [texts[rating]] : []),
    ...(match
      ? [
          <>
            {texts.match(match.round)}{' '}
            <a href={hrefOf({ screen: 'tournament', id: match.tournament, token: '' })}>{match.name}</a>
          </>,
        ]
      : []),
    ...(decided?.length === 0 ? [texts.noPlace] : []),
  ].filter((note) => note !== '');
  const facts: readonly SeatFact[] = [
    ...(decided && decided.length > 0 ? [{ label: texts.decided, of: ranked(decided) }] : []),
    ...(typeof rating === 'object' ? [ratingFact(rating, texts)] : []),
    ...(paces.length > 0
      ? [{ label: texts.pace, of: new Map(paces.map(({ seat, median }) => [seat, time.lasted(median)])) }]
      : []),
  ];
  const people = online.held.length > 0 && props.isOpen && (
    <Suspense>
      <OthersHere table={online} />
    </Suspense>
  );
  const rematch = useAnswered(props.rematch, online);
  return <FinalScore {...props} rematch={rematch} notes={notes} facts={facts} people={people} />;
};
