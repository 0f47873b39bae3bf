// `npm test`: the check, the slow tests and the browser tests. Arguments select tests: `npm test -- records`.
import { ready } from './ready.mjs';
import { check, conclude, inBrowser, slow } from './steps.mjs';

const args = process.argv.slice(2);
ready();
conclude([...(await check(args)), ...(await slow(args)), ...(await inBrowser(args))]);
