import type { DrawMethod } from '@coalbrook/wire/online';

/** The ways to draw tables, as they are offered. */
export const drawMethods: readonly DrawMethod[] = ['standing', 'random', 'balanced', 'alike'];
