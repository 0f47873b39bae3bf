// As `typescript.mjs`, for tests: they import modules inside packages, so each of these is loaded by itself.
import { loadTypeScript } from './loading.mjs';

loadTypeScript({ usesBundles: false });
