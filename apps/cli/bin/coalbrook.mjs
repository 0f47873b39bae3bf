#!/usr/bin/env node
import module from 'node:module';

import './typescript.mjs';

// Most of the start-up time is compilation; newer versions of Node can cache it.
module.enableCompileCache?.();

await import('../src/main.ts');
