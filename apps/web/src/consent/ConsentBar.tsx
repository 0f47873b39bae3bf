import type { OnlineTable, OpenQuestion, Vote } from '@coalbrook/wire/online';
import { useState, useSyncExternalStore } from 'react';

import { useConsentTexts } from '../language/consentTexts.ts';
import { useLanguage, useMessages } from '../language/useMessages.ts';
import { answerQuestion, comeBack, resume } from '../session/online/consentApi.ts';
import type { ApiAnswer } from '../session/online/onlineApi.ts';
import type { Session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notices.ts';
import { Bar } from './Bar.tsx';
import { sayQuestion } from './sayConsent.ts';

interface ConsentBarProps {
  readonly table: OnlineTable;
  readonly session: Session;
}

const votesOf = ({ what }: OpenQuestion): readonly Vote[] => {
  if (what.kind === 'left') return ['bot', 'end'];
  return what.kind === 'late' ? ['turn', 'seat', 'wait'] : ['yes', 'no'];
};

/** Carries something out, and says if that was not possible. */
const useDoing = (): readonly [isBusy: boolean, run: (doing: Promise<ApiAnswer<object>>) => void] => {
  const { online } = useMessages();
  const texts = useConsentTexts();
  const [isBusy, setBusy] = useState(false);
  const run = (doing: Promise<ApiAnswer<object>>): void => {
    setBusy(true);
    void doing.then((answer) => {
      setBusy(false);
      if (answer.ok) return;
      const sentences: Readonly<Record<string, string>> = { ...texts.failures, closed: texts.settled };
      notify(sentences[answer.failed] ?? online.unreachable, { tone: 'fault' });
    });
  };
  return [isBusy, run];
};

interface QuestionBarProps extends ConsentBarProps {
  readonly question: OpenQuestion;
}

const QuestionBar = ({ table, session, question }: QuestionBarProps) => {
  const texts = useConsentTexts();
  const { time, online } = useMessages();
  const language = useLanguage();
  const [isBusy, run] = useDoing();
  const { seats, held, game } = table;
  const { asked, answers, by, id, what } = question;
  // Whoever has several seats is named at each of them.
  const isSelf = (seat: number): boolean => held.length === 1 && Number(held[0]) === seat;
  const nameOf = (seat: number): string => (isSelf(seat) ? online.you : (seats[seat]?.name ?? ''));
  const namesOf = (which: readonly number[]): string => language.listed(which.map(nameOf));
  const answered = answers.map(({ seat }) => Number(seat)).filter((seat) => asked.map(Number).includes(seat));
  const missing = asked.map(Number).filter((seat) => !answered.includes(seat));
  const isVote = by < 0;
  const isOwn = held.includes(by);
  const own = answers.find(({ seat }) => held.includes(seat) && asked.includes(seat))?.choice;
  const isAsked = asked.some((seat) => held.includes(seat));
  const given = isVote ? texts.voted(namesOf(answered)) : texts.agreed(namesOf(answered));
  const note = [answered.length > 0 ? given : '', missing.length > 0 ? texts.missing(namesOf(missing)) : ''];
  const choose = (choice: Vote): void => run(answerQuestion(game, id, choice));
  const offered = votesOf(question).filter((choice) => (isOwn ? choice === 'no' : choice !== own));
  return (
    <Bar text={sayQuestion(question, table, texts, time)} note={note.filter((line) => line !== '').join(' ')}>
      {what.kind === 'takeBack' && (
        <Button size="small" look="quiet" onPress={() => void session.goTo(what.to)}>
          {texts.look}
        </Button>
      )}
      {isAsked &&
        offered.map((choice) => (
          <Button
            key={choice}
            size="small"
            {...(choice === 'yes' ? { look: 'primary' } : {})}
            isDisabled={isBusy}
            onPress={() => choose(choice)}
          >
            {isOwn ? texts.withdraw : texts.votes[choice]}
          </Button>
        ))}
    </Bar>
  );
};

/** What the people at the table are asked, that the game is paused or was ended, or that a bot plays for somebody here. */
export const ConsentBar = ({ table, session }: ConsentBarProps) => {
  const texts = useConsentTexts();
  const [isBusy, run] = useDoing();
  const seq = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot.frame.seq,
  );
  const { game, question, paused, held, lost, header, status } = table;
  const isOpen = question !== undefined && (question.seq === undefined || question.seq === seq);
  if (isOpen) return <QuestionBar table={table} session={session} question={question} />;
  const [first] = lost ?? [];
  if (first !== undefined) {
    return (
      <Bar text={texts.lost}>
        <Button size="small" look="primary" isDisabled={isBusy} onPress={() => run(comeBack(game, first))}>
          {texts.comeBack}
        </Button>
      </Bar>
    );
  }
  if (lost && held.length === 0) return <Bar text={texts.replaced} />;
  if (paused !== undefined) {
    return (
      <Bar text={texts.paused}>
        {held.length > 0 && (
          <Button size="small" look="primary" isDisabled={isBusy} onPress={() => run(resume(game))}>
            {texts.resume}
          </Button>
        )}
      </Bar>
    );
  }
  return status === 'over' && header.abandoned === true ? <Bar text={texts.ended} /> : undefined;
};
