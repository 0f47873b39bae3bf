/** Plays a whole game with what the screen offers, using one input device. */
import type { Page } from '@playwright/test';

import { SeededChance } from '../support/seededChance.ts';
import { look } from './sight.ts';
import type { Readable, Sight, TouchSpot } from './sight.ts';

/** An input device: mouse, finger or keyboard. */
export interface Reach<Place = Page> {
  /** Touches one of the targets in sight and returns its key. */
  readonly touch: (page: Place, sight: Sight, chance: SeededChance) => Promise<string>;
  /** Presses the main button. */
  readonly goOn: (page: Place, sight: Sight) => Promise<void>;
}

/** How often the same screen may be seen before something must have happened. */
const PATIENCE = 12;
const MOST_STEPS = 3000;

/** Weights of the kinds, to see much of the game. */
const kindWeights: Readonly<Record<string, number>> = {
  'kind:sell': 8,
  'kind:build': 6,
  'kind:network': 4,
  'kind:draw': 3,
  'kind:develop': 1,
  'kind:loan': 0.7,
  'kind:repay': 0.2,
  'kind:scout': 0.1,
  'kind:remove': 0.1,
  'kind:double': 0.2,
  'kind:pass': 0.001,
};

export const preferredKind = (kinds: readonly TouchSpot[], chance: SeededChance): TouchSpot => {
  const weights = kinds.map(({ key }) => kindWeights[key] ?? 1);
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  const kind = kinds[index] ?? kinds[0];
  if (!kind) throw new Error('no kind to choose');
  return kind;
};

export class Player<Place extends Readable = Page> {
  readonly page: Place;
  readonly #reach: Reach<Place>;
  readonly chance: SeededChance;
  /** Everything touched, for failure reports. */
  readonly #touched: string[] = [];
  #last = '';
  #same = 0;

  constructor(page: Place, reach: Reach<Place>, seed = 1) {
    this.page = page;
    this.#reach = reach;
    this.chance = new SeededChance(seed);
  }

  /** One touch, or one press of the main button. */
  async act(sight: Sight): Promise<void> {
    this.#same = sight.mark === this.#last ? this.#same + 1 : 0;
    this.#last = sight.mark;
    if (this.#same > PATIENCE) throw new Error(`nothing changes after ${this.#touched.slice(-6).join(', ')}`);
    switch (sight.phase) {
      case 'over':
        throw new Error('the game is over');
      case 'wait':
        throw new Error(`the others are still playing after ${this.#touched.slice(-6).join(', ')}`);
      case 'count':
      case 'handover':
      case 'ready':
      case 'goOn':
        this.#touched.push(sight.go?.key ?? sight.phase);
        await this.#reach.goOn(this.page, sight);
        break;
      case 'choose':
      case 'hidden':
        this.#touched.push(await this.#reach.touch(this.page, sight, this.chance));
    }
  }

  /** Continues until the condition holds. */
  async until(isReached: (sight: Sight) => boolean): Promise<Sight> {
    for (let count = 0; count < MOST_STEPS; count++) {
      const sight = await look(this.page);
      if (isReached(sight)) return sight;
      await this.act(sight);
    }
    throw new Error(`not reached after ${this.#touched.slice(-6).join(', ')}`);
  }

  /** Plays one turn to its end. */
  async ownTurn(): Promise<void> {
    const sight = await this.until(({ phase }) => phase === 'goOn' || phase === 'over');
    if (sight.phase === 'goOn') await this.act(sight);
  }

  /** Plays one turn to its end and lets the others play theirs. */
  async turn(): Promise<void> {
    await this.ownTurn();
    await look(this.page);
  }

  /** Plays one action, up to its confirmation. */
  async action(): Promise<void> {
    await this.act(await this.until(({ phase }) => phase === 'ready'));
    await look(this.page);
  }

  /** Plays until the final score is shown. */
  async game(): Promise<void> {
    await this.until(({ phase }) => phase === 'over');
  }
}
