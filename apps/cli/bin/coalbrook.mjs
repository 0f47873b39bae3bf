#!/usr/bin/env node
import module from 'node:module';

import './typescript.mjs';

// Starting is mostly compiling; newer releases of Node keep the result.
module.enableCompileCache?.();

await import('../src/main.ts');
