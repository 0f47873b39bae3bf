import { BEER, COAL } from '@coalbrook/rules';
import { lengthOf, spotAt } from '@coalbrook/scene';
import type { Move, Scene } from '@coalbrook/scene';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import styles from './Board.module.css';

export interface MotionProps {
  readonly scene: Scene;
  /** Pieces that move from the previous scene to this one. */
  readonly movesFrom: (before: Scene) => readonly Move[];
  /** The element that holds the pieces. */
  readonly pieces: RefObject<SVGSVGElement | null>;
  /** The element in which flying pieces are drawn. */
  readonly stage: RefObject<SVGGElement | null>;
  readonly colours: readonly string[];
  readonly isStill: boolean;
}

/** Keyframes of a cube's route. */
const FRAMES = 18;

const SVG = 'http://www.w3.org/2000/svg';

/** Removes itself when finished or skipped. */
const passing = (
  stage: SVGGElement,
  element: SVGElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation => {
  stage.append(element);
  const animation = element.animate(frames, { fill: 'backwards', ...timing });
  animation.finished.then(
    () => element.remove(),
    () => element.remove(),
  );
  return animation;
};

const fly = (stage: SVGGElement, { cargo, path, after }: Extract<Move, { move: 'fly' }>): Animation => {
  const cube = document.createElementNS(SVG, 'rect');
  cube.setAttribute('x', '-8');
  cube.setAttribute('y', '-8');
  cube.setAttribute('width', '16');
  cube.setAttribute('height', '16');
  cube.setAttribute('rx', cargo === BEER ? '6' : '2');
  cube.setAttribute(
    'class',
    (cargo === BEER ? styles.flyingBeer : cargo === COAL ? styles.flyingCoal : styles.flyingIron) ?? '',
  );
  const length = lengthOf(path);
  const frames = Array.from({ length: FRAMES + 1 }, (_, index) => {
    const part = index / FRAMES;
    const [x, y] = spotAt(path, length * part).at;
    const size = 0.8 + 0.6 * Math.sin(part * Math.PI);
    return { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.6 + 0.4 * Math.min(1, part * 4) };
  });
  const duration = Math.min(1100, 420 + length * 0.7);
  return passing(stage, cube, frames, { duration, delay: after, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' });
};

const rise = (
  stage: SVGGElement,
  { at: [x, y], text, after, seat }: Extract<Move, { move: 'rise' }>,
  colours: readonly string[],
): Animation => {
  const label = document.createElementNS(SVG, 'text');
  label.textContent = text;
  label.setAttribute('class', styles.rising ?? '');
  label.style.stroke = `var(--seat-${colours[seat]})`;
  return passing(
    stage,
    label,
    [
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 26}px) scale(1)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${x}px, ${y - 36}px) scale(1)`, opacity: 1, offset: 0.75 },
      { transform: `translate(${x}px, ${y - 52}px) scale(1)`, opacity: 0 },
    ],
    { duration: 1300, delay: after },
  );
};

/** A plate in the colour of its seat that is lifted off the board. */
const leave = (
  stage: SVGGElement,
  { at: [x, y], size: [width, height], angle, seat, after }: Extract<Move, { move: 'leave' }>,
  colours: readonly string[],
): Animation => {
  const plate = document.createElementNS(SVG, 'rect');
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 5 };
  for (const [name, value] of Object.entries(box)) plate.setAttribute(name, String(value));
  plate.setAttribute('class', styles.leaving ?? '');
  plate.style.fill = `var(--seat-${colours[seat]})`;
  return passing(
    stage,
    plate,
    [
      { transform: `translate(${x}px, ${y}px) rotate(${angle}deg)`, opacity: 0.9 },
      { transform: `translate(${x}px, ${y - 58}px) rotate(${angle + 9}deg) scale(1.25)`, opacity: 0 },
    ],
    { duration: 620, delay: after, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' },
  );
};

/** Bands of light, each narrower than the one below it, that cross the map together. */
const SWEEP_BANDS = [300, 210, 130, 60];

const sweep = (stage: SVGGElement, { size, length, after }: Extract<Move, { move: 'sweep' }>): Animation => {
  const [width, height] = size;
  const light = document.createElementNS(SVG, 'g');
  light.setAttribute('class', styles.sweeping ?? '');
  for (const band of SWEEP_BANDS) {
    const rect = document.createElementNS(SVG, 'rect');
    const box = { x: -band / 2, y: 0, width: band, height };
    for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value));
    light.append(rect);
  }
  return passing(
    stage,
    light,
    [{ transform: `translateX(-${SWEEP_BANDS[0]}px)` }, { transform: `translateX(${width + SWEEP_BANDS[0]}px)` }],
    { duration: length, delay: after, easing: 'linear', fill: 'both' },
  );
};

const animate = (
  pieces: SVGSVGElement,
  stage: SVGGElement,
  move: Move,
  colours: readonly string[],
): Animation | undefined => {
  const timing = (duration: number): KeyframeAnimationOptions => ({
    duration,
    delay: move.after,
    easing: 'cubic-bezier(0.22, 0.9, 0.3, 1)',
    fill: 'backwards',
  });
  switch (move.move) {
    case 'drop':
      return pieces.querySelector(`[data-tile="${move.site}"] > g`)?.animate(
        [
          { transform: 'translateY(-46px) scale(1.35)', opacity: 0 },
          { transform: 'translateY(0) scale(1.04)', opacity: 1, offset: 0.7 },
          { transform: 'none', opacity: 1 },
        ],
        timing(420),
      );
    case 'flip':
      return pieces
        .querySelector(`[data-tile="${move.site}"] > g`)
        ?.animate(
          [
            { transform: 'scaleX(1)' },
            { transform: 'scaleX(0.04)', offset: 0.45 },
            { transform: 'scaleX(1.06)', offset: 0.8 },
            { transform: 'none' },
          ],
          timing(440),
        );
    case 'slide': {
      const angle = (move.angle * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * -60, Math.sin(angle) * -60];
      return pieces.querySelector(`[data-link="${move.link}"]`)?.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        timing(480),
      );
    }
    case 'fly':
      return fly(stage, move);
    case 'rise':
      return rise(stage, move, colours);
    case 'leave':
      return leave(stage, move, colours);
    case 'sweep':
      return sweep(stage, move);
  }
};

/** Animates new pieces to their places. The next change cuts it short, so it never blocks anyone. */
export const useMotion = ({ scene, movesFrom, pieces, stage, colours, isStill }: MotionProps): void => {
  const before = useRef(scene);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = scene;
    if (from === scene || isStill || !pieces.current || !stage.current) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const [board, flying] = [pieces.current, stage.current];
    const running = movesFrom(from).flatMap((move) => animate(board, flying, move, colours) ?? []);
    return () => running.forEach((animation) => animation.cancel());
    // Only a new scene starts an animation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scene]);
};
