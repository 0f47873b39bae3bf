#!/usr/bin/env node
import './typescript.mjs';

await import('../src/main.ts');
