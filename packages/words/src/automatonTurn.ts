/** Explains an automaton's turn card by card: what was tried and what was done. */

import type { EraId, PlanId, PlanPart } from '@coalbrook/rules';

import type { Noun } from './catalogue/noun.ts';
import { tellDeed } from './deed.ts';
import { partsOf, tellHindrances } from './hindrances.ts';
import type { Hindered } from './hindrances.ts';
import type { PlanItem, PlanStep } from './items.ts';
import { marksOf } from './marks.ts';
import type { TellingContext } from './tellingContext.ts';
import { actionsOf } from './turn.ts';
import type { ActingEvent, DeedEvent, PlanEvent } from './turn.ts';

type Side = PlanItem['side'];

type Weighed = Extract<DeedEvent, { readonly event: 'weighed' }>;

/** A sentence without its subject. */
export type PlanSentence = Omit<PlanItem, 'kind' | 'seat' | 'goesOn'>;

/** One side of one card: why parts of it failed, and what it led to. */
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
      // The card on top matters only when it is followed.
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

/** Why "sell" leads to something else. */
const detourOf = ({ language: { plans } }: TellingContext, { deeds, followed }: Passage): readonly string[] => {
  const begun = deeds.find(({ event }) => event === 'actionBegan');
  if (followed !== 'sell' || begun?.event !== 'actionBegan') return [];
  if (begun.kind === 'build') return [plans.saleNeedsBeer];
  return begun.kind === 'network' ? [plans.saleNeedsLink] : [];
};

const hinderedSteps = (
  { table }: TellingContext,
  { hindered }: Passage,
  told: readonly string[],
): readonly PlanStep[] =>
  partsOf(hindered).map((part, index) => ({
    part,
    outcome: 'hindered',
    criterion: undefined,
    text: told[index],
    ...marksOf(
      table,
      hindered.filter((event) => event.part === part),
    ),
  }));

/** What the automaton had to choose between. */
const nounFor = (context: TellingContext, { deeds }: Passage, { chosen }: Weighed): Noun => {
  const {
    table,
    things,
    soFar,
    language: { plans },
  } = context;
  if ('link' in chosen) return plans.line;
  if ('place' in chosen) return plans.town;
  const { site } = chosen;
  const use = deeds.find(
    (event) => (event.event === 'built' || event.event === 'sold' || event.event === 'took') && event.site === site,
  );
  if (use?.event === 'took') return things.words.industry(table.tiles[soFar.tileOn(site)].industry);
  return use?.event === 'sold' ? plans.tile : plans.site;
};

const weighedSteps = (context: TellingContext, passage: Passage): readonly PlanStep[] =>
  passage.deeds.flatMap((event) =>
    event.event === 'weighed'
      ? [
          {
            part: passage.followed,
            outcome: 'weighed' as const,
            criterion: event.by,
            text: context.language.plans.weighed(event.among, nounFor(context, passage, event), event.by),
            ...marksOf(context.table, [event]),
          },
        ]
      : [],
  );

const tellPassage = (context: TellingContext, era: EraId, passage: Passage): readonly PlanSentence[] => {
  const { table, language } = context;
  const { plans } = language;
  const { plan, side, hindered, deeds, followed } = passage;
  const { slug, reconstructed } = table.plans[plan];
  const card = plans.card(slug, reconstructed);
  const hindrances = tellHindrances(context, era, hindered);
  const done = plans.deeds(actionsOf(deeds).map((action) => tellDeed(context, era, action)));
  const detour = detourOf(context, passage);
  const failed = hinderedSteps(context, passage, hindrances);
  const text = [...detour, ...done].join('; ');
  const followedStep: PlanStep = {
    part: followed,
    outcome: 'followed',
    criterion: undefined,
    text,
    ...marksOf(table, deeds),
  };
  const succeeded = [...weighedSteps(context, passage), ...(text === '' ? [] : [followedStep])];
  const sentence = (words: string, events: readonly ActingEvent[], steps: readonly PlanStep[]): PlanSentence => ({
    text: words,
    plan,
    side,
    steps,
    ...marksOf(table, events),
  });
  const all = [...failed, ...succeeded];
  const whole = [...hindered, ...deeds];
  if (side === 'corner') return [sentence(plans.told(plans.followCorner(card), done), whole, all)];
  if (side === 'back') {
    return [sentence(plans.told(plans.followBack(card), [...hindrances, ...detour, ...done]), whole, all)];
  }
  if (hindrances.length === 0) return [sentence(plans.told(plans.turnOver(card), done), whole, all)];
  if (done.length === 0) return [sentence(plans.told(plans.turnOverInVain(card), hindrances), whole, all)];
  return [
    sentence(plans.told(plans.turnOver(card), hindrances), hindered, failed),
    sentence(plans.sentence(done), deeds, succeeded),
  ];
};

/** The sentences of a turn, without their subject. Adds its events to the game so far. */
export const tellAutomatonTurn = (
  context: TellingContext,
  era: EraId,
  events: readonly ActingEvent[],
): readonly PlanSentence[] => passagesOf(events).flatMap((passage) => tellPassage(context, era, passage));
