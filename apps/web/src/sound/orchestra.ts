/** Plays sounds with Web Audio. Nothing is created before the first sound. */

import { render } from './render.ts';
import type { Random } from './render.ts';
import { sounds } from './sounds.ts';
import type { Sound } from './sounds.ts';

/** How loud the full volume is: quiet beside music or speech. */
export const LOUDEST = 0.4;
/** Seconds between the sounds of one moment. */
const GAP = 0.14;
/** What would come later than this many seconds is left out: it would belong to nothing on the board any more. */
const LATEST = 0.5;
/** The same sound is not begun again within this many seconds. */
const AGAIN = 0.2;

/** How long a sound may wait until the browser is ready, in milliseconds. */
const PATIENCE = 800;

export type Context = Pick<
  AudioContext,
  | 'state'
  | 'currentTime'
  | 'sampleRate'
  | 'destination'
  | 'createGain'
  | 'createBuffer'
  | 'createBufferSource'
  | 'resume'
>;

export class Orchestra {
  readonly #open: () => Context;
  readonly #random: Random;
  readonly #buffers = new Map<Sound, AudioBuffer>();
  readonly #begun = new Map<Sound, number>();
  #context: Context | undefined;
  /** When the next sound can begin. */
  #free = 0;

  constructor(open: () => Context, random: Random = Math.random) {
    this.#open = open;
    this.#random = random;
  }

  /**
   * Plays sounds one after another, as many as belong to the moment; silent at volume 0, and until the browser allows
   * sound.
   */
  play(wanted: readonly Sound[], volume: number): void {
    if (volume <= 0 || wanted.length === 0) return;
    const context = (this.#context ??= this.#open());
    if (context.state === 'running') {
      this.#schedule(context, wanted, volume);
      return;
    }
    // A browser allows sound after the first click or key; what happened long before stays silent.
    const asked = performance.now();
    context.resume().then(
      () => {
        if (context.state === 'running' && performance.now() - asked < PATIENCE)
          this.#schedule(context, wanted, volume);
      },
      () => undefined,
    );
  }

  #schedule(context: Context, wanted: readonly Sound[], volume: number): void {
    const now = context.currentTime;
    for (const sound of wanted) {
      const at = Math.max(now, this.#free);
      if (at - now > LATEST) return;
      if (at - (this.#begun.get(sound) ?? -Infinity) < AGAIN) continue;
      this.#begun.set(sound, at);
      this.#free = at + GAP;
      this.#sound(context, sound, volume, at);
    }
  }

  #sound(context: Context, sound: Sound, volume: number, at: number): void {
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(context, sound);
    // No stroke of a hammer is quite like the one before.
    source.playbackRate.value = 1 + (this.#random() * 2 - 1) * sounds[sound].varies;
    const out = context.createGain();
    out.gain.value = volume * LOUDEST * (0.85 + 0.15 * this.#random());
    source.connect(out);
    out.connect(context.destination);
    source.start(at);
  }

  #bufferOf(context: Context, sound: Sound): AudioBuffer {
    const known = this.#buffers.get(sound);
    if (known) return known;
    const samples = render(sounds[sound], context.sampleRate, this.#random);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.getChannelData(0).set(samples);
    this.#buffers.set(sound, buffer);
    return buffer;
  }
}

/** The one of this page. */
export const orchestra = new Orchestra(() => new AudioContext());
