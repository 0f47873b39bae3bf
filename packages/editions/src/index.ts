export { birmingham } from './birmingham/edition.ts';
export { editions, findEdition } from './registry.ts';
