import type { PlanPart } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';
import { useEffect, useRef, useState } from 'react';

import { isOnMap } from '../journal/marks.ts';
import type { StoryMarks } from '../journal/marks.ts';
import { beatsOf, stateOfPart } from '../journal/planTurn.ts';
import type { PartState, PlanTurn } from '../journal/planTurn.ts';
import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { PauseIcon, PlayIcon, ScalesIcon, SkipIcon, StepBackIcon, StepIcon } from '../signs/icons.tsx';
import { Portrait } from '../signs/Portrait.tsx';
import { usePauseTelling } from '../telling/usePauseTelling.ts';
import { IconButton } from '../ui/Button.tsx';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import { PaceSlider } from '../ui/PaceSlider.tsx';
import { Slip } from '../ui/Slip.tsx';
import { PlanCardFace } from './PlanCardFace.tsx';
import { useBeats } from './useBeats.ts';

import styles from './AutomatonTurn.module.css';

export interface AutomatonTurnProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly turn: PlanTurn;
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onClose?: () => void;
}

const outcomeSigns = { hindered: CrossIcon, weighed: ScalesIcon, followed: CheckIcon } as const;

const Explanation = ({ session, snapshot, turn, onMarks, onClose }: AutomatonTurnProps) => {
  const { plan: words, telling } = useMessages().story;
  const beats = beatsOf(turn.items);
  const { at, isPlaying, goTo, play: playOn, pause } = useBeats(beats.length);
  usePauseTelling(session);
  const [pointed, setPointed] = useState<StoryMarks>();
  const beat = beats[at];
  const sitter = snapshot.sheet.sitters[turn.seat];

  const told = pointed ?? beat?.step;
  useEffect(() => {
    onMarks(told && isOnMap(told) ? told : undefined);
  }, [told, onMarks]);
  useEffect(() => () => onMarks(undefined), [onMarks]);
  useEffect(() => {
    if (!onClose) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onClose]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  if (!beat) return undefined;
  const { face } = beat;
  const before = beats.slice(0, at + 1).filter((one) => one.face.index === face.index);
  const steps = before.flatMap(({ step }) => step ?? []);
  const stateOf = (part: PlanPart): PartState | 'trying' => {
    if (beat.step?.part === part && beat.step.outcome === 'weighed') return 'trying';
    return stateOfPart(steps, part);
  };
  return (
    <Slip
      id="plan-title"
      title={words.title(sitter.name)}
      sign={<Portrait sitter={sitter} seat={turn.seat} size={30} />}
      onClose={onClose}
      className={styles.turn}
    >
      <div className={styles.body} tabIndex={0} role="group" aria-labelledby="plan-title">
        <div key={face.index} className={styles.card}>
          <PlanCardFace table={snapshot.table} plan={face.plan} side={face.side} stateOf={stateOf} />
        </div>
        <div className={styles.story}>
          <p className={styles.side}>
            {words.sides[face.side]}
            <span className={styles.pips} role="img" aria-label={words.cardOf(face.index + 1, beat.faces)}>
              {Array.from({ length: beat.faces }, (_, index) => (
                <span key={index} data-now={index === face.index || undefined} />
              ))}
            </span>
          </p>
          <ol ref={list} role="list" className={styles.steps} aria-live="polite">
            {before.map(({ step, text }, index) => {
              const Sign = outcomeSigns[step?.outcome ?? 'followed'];
              return (
                <li
                  key={index}
                  data-outcome={step?.outcome ?? 'followed'}
                  data-now={index === before.length - 1 || undefined}
                  onPointerEnter={() => setPointed(step)}
                  onPointerLeave={() => setPointed(undefined)}
                >
                  <Sign size={17} />
                  <span>
                    <span className="visually-hidden">{words.outcomes[step?.outcome ?? 'followed']}: </span>
                    {capital(text)}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      <footer className={styles.controls}>
        <IconButton size="small" label={words.previous} isDisabled={at === 0} onPress={() => goTo(at - 1)}>
          <StepBackIcon />
        </IconButton>
        <IconButton
          size="small"
          look="plain"
          label={isPlaying ? telling.pause : telling.resume}
          onPress={() => (isPlaying ? pause() : playOn())}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton size="small" label={words.next} isDisabled={at >= beats.length - 1} onPress={() => goTo(at + 1)}>
          <StepIcon />
        </IconButton>
        <IconButton
          size="small"
          label={telling.skip}
          isDisabled={at >= beats.length - 1}
          onPress={() => goTo(beats.length - 1)}
        >
          <SkipIcon />
        </IconButton>
        <PaceSlider isBrief />
      </footer>
    </Slip>
  );
};

/**
 * Explains an automaton's turn card by card: what was tried, why it failed, what was done and which criterion decided.
 * Telling is paused while it is open.
 */
export const AutomatonTurn = (props: AutomatonTurnProps) => (
  <Explanation key={`${props.turn.seat} ${props.turn.items[0]?.text ?? ''}`} {...props} />
);
