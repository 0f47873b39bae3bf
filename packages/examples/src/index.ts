export type { Example } from './example.ts';
export { exampleFiles } from './exampleFiles.ts';
export { playExample } from './playExample.ts';
export type { PlayedExample } from './playExample.ts';
export { readExample, reasonOf, ruleOf } from './readExample.ts';
