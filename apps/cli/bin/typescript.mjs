// Lets Node load the TypeScript sources directly. Packages start faster as bundles where Node cannot strip types itself.
import { loadTypeScript } from './loading.mjs';

loadTypeScript({ usesBundles: true });
