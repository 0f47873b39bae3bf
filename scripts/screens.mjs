// `npm run screens`: takes screenshots of every screen in three sizes, in the day and night themes.
import { ready } from './ready.mjs';
import { conclude, inBrowser } from './steps.mjs';

ready();
process.env.COALBROOK_PICTURES = '1';
conclude(await inBrowser(['screens']));
process.stdout.write('The screenshots are in apps/web/test-results/screens.\n');
