import { keyOf } from '@coalbrook/desk';
import type { Picking } from '@coalbrook/desk';
import type { BoardLayout } from '@coalbrook/scene';
import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { sayMap } from './speech.ts';
import type { Speaker, SpokenThing } from './speech.ts';
import { stepIn } from './stepIn.ts';

import styles from './BoardInWords.module.css';

interface ThingsProps {
  /** What the list is about. */
  readonly label: string;
  readonly things: readonly SpokenThing[];
  readonly picking: Picking;
  /** The key of the thing that is a tab stop. */
  readonly stop: string;
  readonly onStop: (key: string) => void;
  /** The ids of what says that a thing can be chosen, or is. */
  readonly states: { readonly lit: string; readonly chosen: string };
}

/** Things that can be touched as buttons, everything else as text. */
const Things = ({ label, things, picking, stop, onStop, states }: ThingsProps) => (
  <ul role="list" aria-label={label}>
    {things.map(({ text, target }) => {
      if (!target) return <li key={text}>{text}</li>;
      const key = keyOf(target);
      const isChosen = picking.chosen.has(key);
      const isLit = picking.lit.has(key);
      return (
        <li key={key}>
          <button
            type="button"
            className={styles.thing}
            tabIndex={key === stop ? 0 : -1}
            data-word={key}
            data-touched={isChosen || undefined}
            data-open={isLit || undefined}
            aria-describedby={isChosen ? states.chosen : isLit ? states.lit : undefined}
            onFocus={() => onStop(key)}
            onClick={() => picking.pick(target)}
          >
            {text}
          </button>
        </li>
      );
    })}
  </ul>
);

export interface BoardInWordsProps {
  readonly speaker: Speaker;
  readonly layout: BoardLayout;
  readonly picking: Picking;
  /** Shown to everybody; otherwise only while it has the focus. */
  readonly isShown: boolean;
}

/** The board as lists, for those who cannot see it: kept up to date, and everything on it can be touched. */
export const BoardInWords = memo(({ speaker, layout, picking, isShown }: BoardInWordsProps) => {
  const { spoken } = useMessages();
  const calm = useDeferredValue(speaker);
  const { places, links, free, markets } = useMemo(() => sayMap(calm, layout), [calm, layout]);
  const [at, setAt] = useState('');
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const { words } = calm;
  const first = places.find(({ things }) => things[0]?.target)?.things[0].target;
  const states = { lit: `${id}-lit`, chosen: `${id}-chosen` };
  const shared = { picking, stop: at || (first ? keyOf(first) : ''), onStop: setAt, states };

  const walk = (event: KeyboardEvent): void => {
    const groups = [...(frame.current?.querySelectorAll('ul') ?? [])].map((list) => [
      ...list.querySelectorAll<HTMLElement>('[data-word]'),
    ]);
    const next = stepIn(groups, document.activeElement, event.key);
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  return (
    <section
      ref={frame}
      id="text"
      tabIndex={-1}
      className={isShown ? styles.shown : styles.hidden}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      onKeyDown={walk}
    >
      <h2 id={`${id}-title`}>{spoken.title}</h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {spoken.hint}
      </p>
      <p hidden>
        <span id={states.lit}>{spoken.canChoose}</span>
        <span id={states.chosen}>{spoken.chosen}</span>
      </p>
      <section aria-label={words.textHeading} aria-busy={calm !== speaker} className={styles.groups}>
        <section>
          <h3>{words.marketsHeading(calm.things.dialect.ladder)}</h3>
          <Things label={words.marketsHeading(calm.things.dialect.ladder)} things={markets} {...shared} />
        </section>
        <section>
          <h3>{words.placesHeading}</h3>
          {places.map(({ place, name, things }) => (
            <section key={place}>
              <h4>{name}</h4>
              {things.length > 0 ? <Things label={name} things={things} {...shared} /> : <p>{words.nothingHere}</p>}
            </section>
          ))}
        </section>
        <section>
          <h3>{words.linksHeading}</h3>
          {links.length === 0 ? (
            <p>{words.noLinks}</p>
          ) : (
            <Things label={words.linksHeading} things={links} {...shared} />
          )}
        </section>
        <section>
          <h3>{spoken.free}</h3>
          {free.length === 0 ? <p>{spoken.noFree}</p> : <Things label={spoken.free} things={free} {...shared} />}
        </section>
      </section>
    </section>
  );
});
