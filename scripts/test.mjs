// `npm test`: the check, the slow tests and the browser tests. Arguments select tests: `npm test -- records`.
import { ready } from './ready.mjs';
import { check, conclude, inBrowser, slow } from './steps.mjs';

const args = process.argv.slice(2);
ready();
/** @returns the results of the tests that need no browser. */
const inNode = async () => [...(await check(args)), ...(await slow(args))];

// Side by side, so that no core is idle while one of them waits for its last tests.
conclude((await Promise.all([inNode(), inBrowser(args)])).flat());
