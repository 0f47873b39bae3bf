import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { Consent } from './consent.ts';
import { ConsentApi } from './consentApi.ts';
import { ownConsent } from './ownConsent.ts';
import { removeQuestion, shownQuestion } from './storedQuestion.ts';

const COUNT_EVERY = 1000;

/** Lets people at a table ask each other, and decide together. */
export const startConsent = (house: House): Feature => {
  const { database, store, seating, time, lobby, listeners, now } = house.parts;
  const consent = new Consent({
    database,
    now,
    dueOf: (clock) => time.dueOf(clock),
    seatsPresent: (game) => lobby.seatsPresent(game),
    listeners,
  });
  const { routes } = new ConsentApi({ consent, database, store, seating, onDecided: (game) => house.change(game) });
  return {
    routes,
    listener: {
      came: (queries, game, sitting) => consent.came(queries, game, sitting),
      left: async (queries, game, seats) => {
        await consent.left(queries, game, seats);
        return true;
      },
      takenBack: (queries, game) => removeQuestion(queries, game),
      abandoned: (queries, game) => removeQuestion(queries, game),
    },
    extension: {
      questionOf: (game, seq) => shownQuestion(database, game, seq),
      settleLate: async ({ host: { sheet }, terms }) => {
        if (terms.late === 'turn') return false;
        const late = await consent.late(sheet.id);
        if (late === 'decided') await house.change(sheet.id);
        return late !== 'turn';
      },
    },
    chores: [
      {
        name: 'late',
        every: COUNT_EVERY,
        work: async () => {
          for (const game of await consent.countVotes()) await house.change(game);
        },
        failure: 'votes could not be counted',
      },
    ],
    personalData: [ownConsent(listeners)],
  };
};
