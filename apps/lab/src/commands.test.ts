import { describe, expect, it } from 'vitest';

import { runCommand } from './commands.ts';

const { signal } = new AbortController();

describe('commands of the laboratory', () => {
  it.each([
    ['', 'npm run lab'],
    ['cook', 'npm run lab'],
    ['toString', 'npm run lab'],
    ['play', '--out must name a folder.'],
    ['play --out x --edition chess', 'There is no edition "chess".'],
    ['play --out x --net missing.net', 'missing.net'],
    ['judge', 'npm run lab -- judge'],
    ['judge apprentice --games many', '--games must be a number.'],
    ['judge apprentice --games 1.5', '--games must be a whole number.'],
    ['judge apprentice --seats 9', 'There is no table of birmingham for 9.'],
    ['judge nobody', 'unknown bot "nobody"'],
    ['judge apprentice --colour red', "Unknown option '--colour'."],
    ['gate --champion apprentice', 'npm run lab -- gate'],
    ['gate --champion apprentice --challenger random --deals 3', '--deals must be at least 50.'],
    ['gate --champion apprentice --challenger nobody', 'unknown bot "nobody"'],
    ['average --out x one.net', 'npm run lab -- average'],
    ['average one.net two.net', '--out must name a file.'],
    ['average --out x missing.net other.net', 'missing.net'],
    ['claims more', 'npm run lab -- claims'],
    ['claims --players nobody', 'unknown bot "nobody"'],
    ['claims --players ,', '--players must name somebody.'],
    ['claims --reviews 0', '--reviews must be at least 1.'],
    ['costs', 'npm run lab -- costs'],
    ['costs missing.json', 'missing.json'],
    ['habits --edition chess', 'There is no edition "chess".'],
    ['habits --games 0', '--games must be at least 1.'],
    ['styles more', 'npm run lab -- styles'],
    ['styles --edition chess', 'There is no edition "chess".'],
    ['styles --players nobody', 'unknown bot "nobody"'],
    ['styles --games 0', '--games must be at least 1.'],
    ['puzzles', '--out must name a file.'],
    ['puzzles more --out x', 'npm run lab -- puzzles'],
    ['puzzles --out x --edition chess', 'There is no edition "chess".'],
    ['puzzles --out x --seats 9', 'There is no such table for 9.'],
    ['puzzles --out x --count 0', '--count must be at least 1.'],
    ['ladder --edition chess', 'There is no edition "chess".'],
    ['ladder --seats 9', 'There is no such table for 9.'],
    ['ladder --seats four', '--seats must be numbers, not "four".'],
    ['ladder --players apprentice', '--players must name somebody besides the apprentice.'],
    ['ladder --own 0', '--own must be at least 1.'],
    ['ladder --threads 0', '--threads must be at least 1.'],
  ])('%j is refused', async (line, sentence) => {
    const words = line.split(' ').filter((word) => word !== '');
    await expect((async () => runCommand(words, signal))()).rejects.toThrow(sentence);
  });
});
