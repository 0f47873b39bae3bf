import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';

import type { CommandContext } from './command.ts';

// Whoever opens the palette types at once: it is loaded as soon as a key or the pointer is used.
const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })));

/** Loads the palette when somebody begins to do something. */
export const usePaletteInTime = (): void => {
  useEffect(() => {
    // If it cannot be loaded now, it is tried again when it is opened.
    const load = (): void => void loadPalette().catch(() => undefined);
    const events = ['keydown', 'pointermove'] as const;
    for (const event of events) window.addEventListener(event, load, { once: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, load);
    };
  }, []);
};

interface KeysAhead {
  readonly onText: (change: (text: string) => string) => void;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

const isInPalette = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Takes the keys that are pressed before the palette has the focus; none of them reaches the table. */
const useKeysAhead = ({ onText, onEnter, onClose }: KeysAhead): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isInPalette(event) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      if (key === 'Escape') onClose();
      else if (key === 'Enter') onEnter();
      else if (key === 'Backspace') onText((text) => text.slice(0, -1));
      else if (key.length === 1) onText((text) => text + key);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
};

export interface PaletteDoorProps {
  readonly context: CommandContext;
  /** Lists nothing but towns, to be told what is there. */
  readonly isAboutTowns?: boolean;
  readonly onClose: () => void;
}

/** Opens the palette. What is typed while it loads is not lost. */
export const PaletteDoor = ({ context, isAboutTowns = false, onClose }: PaletteDoorProps) => {
  const [query, setQuery] = useState('');
  const [isEntered, setIsEntered] = useState(false);
  useKeysAhead({ onText: setQuery, onEnter: () => setIsEntered(true), onClose });
  return (
    <Suspense>
      <Palette
        context={context}
        isAboutTowns={isAboutTowns}
        query={query}
        isEntered={isEntered}
        onQuery={setQuery}
        onClose={onClose}
      />
    </Suspense>
  );
};
