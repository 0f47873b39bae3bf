/** Lets a thread load TypeScript, for versions of Node that cannot. */
export const LOADER: string = new URL('../bin/typescript.mjs', import.meta.url).href;
