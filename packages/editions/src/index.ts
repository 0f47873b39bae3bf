export { ageOfIndustry } from './age-of-industry/edition.ts';
export { birmingham } from './birmingham/edition.ts';
export { lancashire } from './lancashire/edition.ts';
export { editions, findEdition } from './registry.ts';
export type { OptionsByEdition } from './registry.ts';
export { planCard } from './birmingham/automa/planCard.ts';
export type { Slot } from './birmingham/automa/planCard.ts';
