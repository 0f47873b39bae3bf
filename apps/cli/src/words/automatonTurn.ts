/** An automaton's turn as a person would explain it: card by card, what was tried and what was done. */

import type { EraId, PlanId, PlanPart } from '@coalbrook/rules';

import type { Circle } from './circle.ts';
import { tellDeed } from './deed.ts';
import { englishPlans } from './englishPlans.ts';
import { tellHindrances } from './hindrances.ts';
import type { Hindered } from './hindrances.ts';
import { actionsOf } from './turn.ts';
import type { ActingEvent, DeedEvent, PlanEvent } from './turn.ts';

type Side = 'front' | 'back' | 'corner';

/** One side of one card: what hindered it, and what it led to. */
interface Passage {
  readonly plan: PlanId;
  readonly side: Side;
  readonly hindered: Hindered[];
  followed: PlanPart | undefined;
  readonly deeds: DeedEvent[];
}

const sideOf = (event: Exclude<PlanEvent, { readonly event: 'planShown' }>): Side => {
  if (event.event === 'planTurned' || typeof event.part === 'number') return 'front';
  return event.part === 'corner' ? 'corner' : 'back';
};

const passagesOf = (events: readonly ActingEvent[]): readonly Passage[] => {
  const passages: Passage[] = [];
  for (const event of events) {
    switch (event.event) {
      // Which card lies on top matters only once it is followed.
      case 'planShown':
        break;
      case 'planTurned':
      case 'planHindered':
      case 'planFollowed': {
        const { plan } = event;
        const side = sideOf(event);
        const last = passages.at(-1);
        const goesOn = event.event !== 'planTurned' && last?.plan === plan && last.side === side;
        const passage = goesOn ? last : { plan, side, hindered: [], followed: undefined, deeds: [] };
        if (passage !== last) passages.push(passage);
        if (event.event === 'planHindered') passage.hindered.push(event);
        if (event.event === 'planFollowed') passage.followed = event.part;
        break;
      }
      default:
        passages.at(-1)?.deeds.push(event);
    }
  }
  return passages;
};

/** Why the order to sell leads to something else. */
const detourOf = ({ deeds, followed }: Passage): readonly string[] => {
  const begun = deeds.find(({ event }) => event === 'actionBegan');
  if (followed !== 'sell' || begun?.event !== 'actionBegan') return [];
  if (begun.kind === 'build') return [englishPlans.saleNeedsBeer];
  return begun.kind === 'network' ? [englishPlans.saleNeedsLink] : [];
};

const tellPassage = (circle: Circle, era: EraId, passage: Passage): readonly string[] => {
  const { plan, side, hindered, deeds } = passage;
  const { slug, reconstructed } = circle.table.plans[plan];
  const card = englishPlans.card(slug, reconstructed);
  const hindrances = tellHindrances(circle, era, hindered);
  const done = englishPlans.deeds(actionsOf(deeds).map((action) => tellDeed(circle, era, action)));
  if (side === 'corner') return [englishPlans.told(englishPlans.followCorner(card), done)];
  if (side === 'back') {
    return [englishPlans.told(englishPlans.backOf(card), [...hindrances, ...detourOf(passage), ...done])];
  }
  if (hindrances.length === 0) return [englishPlans.told(englishPlans.turnOver(card), done)];
  if (done.length === 0) return [englishPlans.told(englishPlans.turnOverInVain(card), hindrances)];
  return [englishPlans.told(englishPlans.turnOver(card), hindrances), englishPlans.sentence(done)];
};

/** The sentences of a turn, without their subject. Notes its events in the ledger. */
export const tellAutomatonTurn = (circle: Circle, era: EraId, events: readonly ActingEvent[]): readonly string[] =>
  passagesOf(events).flatMap((passage) => tellPassage(circle, era, passage));
