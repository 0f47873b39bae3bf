import type { BoardLayout } from '@coalbrook/scene';
import { memo, useDeferredValue, useMemo } from 'react';

import { sayMap } from './speech.ts';
import type { Speaker } from './speech.ts';

/** A text description of the map for screen readers. */
export const Speech = memo(({ speaker, layout }: { readonly speaker: Speaker; readonly layout: BoardLayout }) => {
  const calm = useDeferredValue(speaker);
  const { places, links, markets } = useMemo(() => sayMap(calm, layout), [calm, layout]);
  const { words } = calm;
  return (
    <section className="visually-hidden" aria-label={words.textHeading} aria-busy={calm !== speaker}>
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
