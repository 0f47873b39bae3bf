import { readFileSync } from 'node:fs';
const { readLesson, solve, flawsOf, percentSolved } = await import('./src/index.ts');
const { sentenceOf } = await import('../../apps/referee/src/index.ts');
for (const f of process.argv.slice(2)) {
  const t = Date.now();
  const r = readLesson(JSON.parse(readFileSync(f, 'utf8')), ['en', 'de']);
  if (!r.ok) { console.log(f, 'FAULTS', r.fault.slice(0, 4).map((x) => sentenceOf(x)).join(' | ')); continue; }
  const s = solve(r.value);
  console.log(f.split('/').slice(-2).join('/'), flawsOf(r.value).map((x) => JSON.stringify(x)).join() || 'ok', `${percentSolved(r.value)}% ends ${s.ends} solved ${s.solved} fig ${s.figure} ${Date.now() - t}ms`, JSON.stringify(s.turn));
}
