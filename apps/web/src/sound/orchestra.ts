/** Plays sounds with Web Audio. Nothing is created before the first sound. */

import { voices } from './voices.ts';
import type { Sound, Voice } from './voices.ts';

/** How loud the full volume is: quiet beside music or speech. */
const LOUDEST = 0.3;
/** Seconds between the sounds of one moment. */
const GAP = 0.16;
const SILENCE = 0.0001;

const makeNoise = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
};

/** Starts a source and lets it die away. */
const strike = (
  context: BaseAudioContext,
  out: AudioNode,
  source: AudioScheduledSourceNode,
  { length, strength }: Voice,
  at: number,
): void => {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENCE, at);
  loudness.gain.linearRampToValueAtTime(strength, at + 0.006);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  loudness.connect(out);
  source.connect(loudness);
  source.start(at);
  source.stop(at + length);
};

const slide = (frequency: AudioParam, { from, to, length }: Voice, at: number): void => {
  frequency.setValueAtTime(from, at);
  frequency.exponentialRampToValueAtTime(to, at + length);
};

export class Orchestra {
  readonly #open: () => BaseAudioContext & { resume(): Promise<void> };
  #context: (BaseAudioContext & { resume(): Promise<void> }) | undefined;
  #noise: AudioBuffer | undefined;

  constructor(open: () => BaseAudioContext & { resume(): Promise<void> }) {
    this.#open = open;
  }

  /** Plays sounds one after another; silent at volume 0, and until the browser allows sound. */
  play(sounds: readonly Sound[], volume: number): void {
    if (volume <= 0 || sounds.length === 0) return;
    const context = (this.#context ??= this.#open());
    // A browser allows sound after the first click or key; what happened before stays silent.
    if (context.state !== 'running') {
      context.resume().catch(() => undefined);
      return;
    }
    const out = context.createGain();
    out.gain.value = volume * LOUDEST;
    out.connect(context.destination);
    sounds.forEach((sound, index) => {
      for (const voice of voices[sound]) {
        this.#sound(context, out, voice, context.currentTime + index * GAP + voice.after);
      }
    });
  }

  #sound(context: BaseAudioContext, out: AudioNode, voice: Voice, at: number): void {
    if (voice.wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = this.#noise ??= makeNoise(context);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      slide(filter.frequency, voice, at);
      filter.connect(out);
      strike(context, filter, source, voice, at);
      return;
    }
    const source = context.createOscillator();
    source.type = voice.wave;
    slide(source.frequency, voice, at);
    strike(context, out, source, voice, at);
  }
}

/** The one of this page. */
export const orchestra = new Orchestra(() => new AudioContext());
