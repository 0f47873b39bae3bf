import { useContext } from 'react';

import { SeatTime } from '../../../clock/SeatTime.tsx';
import { latestDeed } from '../../../journal/latestDeed.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { OnlineSeats } from '../../../panels/onlineSeats.ts';
import { seatPlate, seatStyle } from '../../../signs/seatLook.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWindowLayout } from '../../../ui/useMedia.ts';
import { useTable } from '../table/tableModel.ts';

import styles from './Meanwhile.module.css';

/** While others play on a small screen: the last move in words, who is here, what time they have, and the way to the talk. */
export const Meanwhile = () => {
  const { online } = useMessages();
  const layout = useWindowLayout();
  const { snapshot, seated, story, talk, areas } = useTable();
  const { away } = useContext(OnlineSeats);
  const { viewer, actor } = snapshot.frame;
  if (layout !== 'narrow' && layout !== 'low') return undefined;
  // Nobody needs to be told what they did themselves.
  const last = latestDeed(story.lines.filter(({ item }) => item.seat !== viewer));
  const others = snapshot.sheet.sitters.flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== Number(viewer) ? [{ name, seat }] : [],
  );
  return (
    <div className={styles.meanwhile}>
      {last && (
        <p className={styles.last}>
          <strong>{snapshot.sheet.sitters[last.seat].name}</strong> {last.text}
        </p>
      )}
      <ul>
        {others.map(({ name, seat }) => (
          <li key={seat} style={seatStyle(seated[seat].colour)} data-acts={seat === Number(actor) || undefined}>
            <i className={seatPlate(seated[seat].colour)} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            <small>{away.some((one) => Number(one) === seat) ? online.away : online.here}</small>
            <SeatTime seat={seat} />
          </li>
        ))}
      </ul>
      {talk && (
        <Button size="small" className={styles.talk ?? ''} onPress={() => areas.ask('talk')}>
          <talk.Title />
        </Button>
      )}
    </div>
  );
};
