import type { Tournament } from '@coalbrook/wire/online';
import { USUAL_CUSTOMS } from '@coalbrook/wire/online';

import { sayCustoms } from '../../../consent/sayCustoms.ts';
import { useConsentTexts } from '../../../language/consentTexts.ts';
import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useFigures } from './useFigures.ts';

import styles from './Tournament.module.css';

/** How a tournament is played, for those who think about entering. */
export const FormatPanel = ({ tournament: { format } }: { readonly tournament: Tournament }) => {
  const texts = useTournamentTexts();
  const consent = useConsentTexts();
  const { time } = useMessages();
  const figure = useFigures();
  const pace = format.time ? time.pace(format.time) : time.kinds.none;
  const facts: readonly (readonly [string, string])[] = [
    [texts.make.rounds, String(format.rounds)],
    [texts.make.seats, String(format.wish.seats)],
    [texts.make.draw, texts.methods[format.draw]],
    [texts.points, format.points.map(figure).join(' · ')],
    [texts.make.bye, figure(format.byePoints)],
    [time.title, pace],
  ];
  return (
    <Panel title={texts.formatTitle}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {format.isLeague ? texts.make.kindNotes.league : texts.make.kindNotes.tournament}{' '}
        {sayCustoms(format.customs ?? USUAL_CUSTOMS, format.time !== undefined, consent)}
        {format.isRated && ` ${texts.ratedNote}`}
      </p>
    </Panel>
  );
};
