// `npm run soak`: the slow tests at full length, five times as long as in `npm test`. Arguments select tests:
// `npm run soak -- fuzz`. COALBROOK_SOAK=10 makes them ten times as long, FUZZ_SEED=7 changes the random input.
import { ready } from './ready.mjs';
import { conclude, slow } from './steps.mjs';

ready();
process.env.COALBROOK_SOAK ??= '1';
conclude(await slow(process.argv.slice(2)));
