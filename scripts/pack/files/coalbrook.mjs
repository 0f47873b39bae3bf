#!/usr/bin/env node
import module from 'node:module';

import './typescript.mjs';

module.enableCompileCache?.();

await import('../src/main.js');
