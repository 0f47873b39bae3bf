// `npm test`: the check, and the browser tests without the long ones. `npm test -- --all` runs those and the slow tests
// too, as CI does. Arguments select tests of every kind: `npm test -- records`.
import { ready } from './ready.mjs';
import { check, conclude, inBrowser, slow } from './steps.mjs';

const words = process.argv.slice(2);
const args = words.filter((word) => word !== '--all');
const isShort = words.length === 0;
if (isShort) process.env.COALBROOK_SHORT = '1';
ready();
/** @returns the results of the tests that need no browser. */
const inNode = async () => [...(await check(args)), ...(isShort ? [] : await slow(args))];

// Side by side, so that no core is idle while one of them waits for its last tests.
conclude((await Promise.all([inNode(), inBrowser(args)])).flat(), args);
