import type { Plan } from '@coalbrook/scene';
import { memo, useDeferredValue, useMemo } from 'react';

import { sayMap } from './speech.ts';
import type { Speaker } from './speech.ts';

import styles from './Board.module.css';

/** The map in words, for those who do not see it. */
export const Speech = memo(({ speaker, plan }: { readonly speaker: Speaker; readonly plan: Plan }) => {
  const calm = useDeferredValue(speaker);
  const { places, links, markets } = useMemo(() => sayMap(calm, plan), [calm, plan]);
  const { words } = calm;
  return (
    <section className={styles.spoken} aria-label={words.textHeading}>
      <h2>{words.textHeading}</h2>
      <h3>{words.placesHeading}</h3>
      <ul>
        {places.map(({ place, name, items }) => (
          <li key={place}>
            {name}: {items.length > 0 ? items.join('; ') : words.nothingHere}
          </li>
        ))}
      </ul>
      <h3>{words.linksHeading}</h3>
      {links.length === 0 ? (
        <p>{words.noLinks}</p>
      ) : (
        <ul>
          {links.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <h3>{words.marketsHeading(calm.things.dialect.ladder)}</h3>
      <ul>
        {markets.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
});
