/** Works out a sound sample by sample. The same code runs in the page and in the tests, which measure what is heard. */

import type { NoiseVoice, SoundScore, Tone } from './sounds.ts';

/** What dies away is inaudible from here on: 60 dB below its beginning. */
const SILENCE = 0.001;
/** Samples between two looks at what slides. */
const BLOCK = 32;

export type Random = () => number;

/** How loud a voice is so long after its beginning. */
const loudness = ({ attack = 0, hold = 0, length, strength }: Tone | NoiseVoice, seconds: number): number => {
  if (seconds < attack) return (strength * seconds) / attack;
  const fading = Math.max(0, seconds - attack - hold);
  return strength * SILENCE ** (fading / Math.max(0.001, length - attack - hold));
};

const frequency = ({ from, to, glide, length }: Tone | NoiseVoice, seconds: number): number =>
  from * (to / from) ** Math.min(1, seconds / (glide ?? length));

/** Adds a tone: a hand that turns around a circle. */
const addTone = (samples: Float32Array, tone: Tone, rate: number): void => {
  const first = Math.round(tone.at * rate);
  const last = Math.min(samples.length, first + Math.round(tone.length * rate));
  let phase = 0;
  for (let block = first; block < last; block += BLOCK) {
    const seconds = (block - first) / rate;
    const turn = (2 * Math.PI * frequency(tone, seconds)) / rate;
    const [begins, ends] = [loudness(tone, seconds), loudness(tone, seconds + BLOCK / rate)];
    for (let index = block; index < Math.min(last, block + BLOCK); index++) {
      const strength = begins + ((ends - begins) * (index - block)) / BLOCK;
      samples[index] = (samples[index] ?? 0) + strength * Math.sin(phase);
      phase += turn;
    }
  }
};

/** Adds noise through a filter that lets pass what lies around a frequency. */
const addNoise = (samples: Float32Array, noise: NoiseVoice, rate: number, random: Random): void => {
  const first = Math.round(noise.at * rate);
  const last = Math.min(samples.length, first + Math.round(noise.length * rate));
  let low = 0;
  let band = 0;
  for (let block = first; block < last; block += BLOCK) {
    const seconds = (block - first) / rate;
    const step = 2 * Math.sin((Math.PI * Math.min(frequency(noise, seconds), rate / 7)) / rate);
    const [begins, ends] = [loudness(noise, seconds), loudness(noise, seconds + BLOCK / rate)];
    for (let index = block; index < Math.min(last, block + BLOCK); index++) {
      const high = random() * 2 - 1 - low - band / noise.focus;
      band += step * high;
      low += step * band;
      const strength = begins + ((ends - begins) * (index - block)) / BLOCK;
      samples[index] = (samples[index] ?? 0) + strength * band;
    }
  }
};

/** The samples of a sound, as loud as it says. */
export const render = ({ peak, voices }: SoundScore, rate: number, random: Random): Float32Array<ArrayBuffer> => {
  const seconds = Math.max(...voices.map(({ at, length }) => at + length));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const voice of voices) {
    if (voice.kind === 'tone') addTone(samples, voice, rate);
    else addNoise(samples, voice, rate, random);
  }
  const most = samples.reduce((so, sample) => Math.max(so, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / most);
};
