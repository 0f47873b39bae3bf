// `npm run soak`: the slow tests in full, which `npm test` runs at a fifth of their length. Arguments name some of them:
// `npm run soak -- fuzz`. COALBROOK_SOAK=10 makes them ten times as long, FUZZ_SEED=7 throws other rubbish.
import { ready } from './ready.mjs';
import { conclude, slow } from './steps.mjs';

ready();
process.env.COALBROOK_SOAK ??= '1';
conclude(await slow(process.argv.slice(2)));
