import { tableFor } from '@coalbrook/record';
import { beginGame } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { english } from '../language/english.ts';
import { seatedAt } from '../signs/seatLook.ts';
import { SeatCard } from './SeatCard.tsx';

// A page that is drawn once, outside a browser, cannot ask what somebody prefers.
vi.mock(import('../settings/theme.ts'), () => ({ useTheme: () => 'day' as const }));
vi.mock(import('../settings/useReducedMotion.ts'), () => ({ useReducedMotion: () => true }));

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const made = tableFor('birmingham', { seats: 2 });
if (!made.ok) throw new Error('no table');
const table = made.value;
const bot = { kind: 'bot', name: 'Brunel', policy: 'master', figure: 'brunel', colour: 'plum' } as const;

const show = (isThinking: boolean): string => {
  const [seated] = seatedAt({ sitters: [bot, bot] } as never);
  return renderToStaticMarkup(
    createElement(SeatCard, {
      table,
      view: beginGame(table) as View,
      seated,
      seat: 0 as Seat,
      isViewer: false,
      isActing: true,
      isThinking,
      isAway: false,
      isFilled: false,
      points: 0,
      projected: undefined,
      picking: undefined,
      onOpen: () => undefined,
    }),
  );
};

it('a bot that decides is said to be thinking', () => {
  expect(show(true)).toContain(english.panels.thinking);
  expect(show(false)).not.toContain(english.panels.thinking);
});
