/** Lets coins travel between the map and the seats. They lie over the page, can be skipped, and take no touches. */

import { coinsFor } from './coins.ts';
import type { Payment } from './coins.ts';

import styles from './flyCoins.module.css';

type Spot = readonly [x: number, y: number];

/** Milliseconds between two coins, and between two payments. */
const STEP = 70;
const PAUSE = 110;
const LENGTH = 720;

/** The middle of the first element in sight. */
const seen = (...selectors: readonly string[]): readonly [HTMLElement | SVGElement, Spot] | undefined => {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selectors.join(','))) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const spot = [left + width / 2, top + height / 2] as const;
    if (
      width > 0 &&
      element.checkVisibility() &&
      spot[0] > 0 &&
      spot[1] > 0 &&
      spot[0] < innerWidth &&
      spot[1] < innerHeight
    )
      return [element, spot];
  }
  return undefined;
};

const purseOf = (seat: number) => seen(`[data-inspect="figure:${seat}:money"] dd`, `#purse [data-purse="${seat}"] dd`);

/** A coin thrown in a low arc. */
const throwCoin = (layer: HTMLElement, from: Spot, to: Spot, delay: number): Animation => {
  const coin = document.createElement('i');
  layer.append(coin);
  const lift = Math.min(70, 20 + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.12);
  const top: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - lift];
  const at = ([x, y]: Spot, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;
  return coin.animate(
    [
      { transform: at(from, 0.5), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.12 },
      { transform: at(top, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(to, 0.85), opacity: 1, offset: 0.94 },
      { transform: at(to, 0.5), opacity: 0 },
    ],
    { duration: LENGTH, delay, easing: 'cubic-bezier(0.45, 0.05, 0.4, 1)', fill: 'both' },
  );
};

/** Shows payments, one after the other. Calling what is returned cuts them short. */
export const flyCoins = (payments: readonly Payment[]): (() => void) => {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['testid'] = 'coins';
  document.body.append(layer);
  const running: Animation[] = [];
  let delay = 0;
  for (const { seat, money, place } of payments) {
    const purse = purseOf(seat);
    if (!purse) continue;
    const [figure, home] = purse;
    const [, away] = (place === undefined ? undefined : seen(`#map [data-target="${place}"]`)) ?? [
      undefined,
      [home[0], home[1] - 46] as const,
    ];
    const [from, to] = money > 0 ? [away, home] : [home, away];
    const coins = coinsFor(money);
    for (let coin = 0; coin < coins; coin++) running.push(throwCoin(layer, from, to, delay + coin * STEP));
    const beat = [{ scale: '1' }, { scale: '1.18', offset: 0.4 }, { scale: '1' }];
    running.push(figure.animate(beat, { duration: 320, delay: delay + (money > 0 ? LENGTH * 0.9 : 0) }));
    delay += coins * STEP + PAUSE;
  }
  const remove = (): void => layer.remove();
  Promise.all(running.map(({ finished }) => finished)).then(remove, remove);
  return () => running.forEach((animation) => animation.cancel());
};
