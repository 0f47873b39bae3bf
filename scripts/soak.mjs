// `npm run soak`: the slow tests at full length, twenty times as long as in `npm test -- --all`, and the browser tests
// with every game played from its start. Arguments select tests: `npm run soak -- fuzz`.
// COALBROOK_SOAK=10 makes them ten times as long, FUZZ_SEED=7 changes the random input.
import { ready } from './ready.mjs';
import { conclude, inBrowser, slow } from './steps.mjs';

ready();
process.env.COALBROOK_SOAK ??= '1';
const args = process.argv.slice(2);
conclude([...(await slow(args)), ...(await inBrowser(args))], args);
