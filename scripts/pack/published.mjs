// What is published: packages for programs, and the program `coalbrook`.

/** The packages for programs, by their folders. What is left out serves only our own page and laboratory. */
export const libraries = [
  'rules',
  'editions',
  'record',
  'bots',
  'scene',
  'words',
  'coach',
  'lessons',
  'puzzles',
  'desk',
  'wire',
  'host',
  'time',
];

/** Doors of these packages that only our own laboratory uses. */
const unpublishedDoors = ['./training'];

/**
 * The doors of a package that others find, with their sources.
 * @param {{exports: Record<string, string>}} manifest
 */
export const publishedDoors = (manifest) =>
  Object.entries(manifest.exports).filter(([door]) => !unpublishedDoors.includes(door));

/** The folders of which the program consists. */
export const programFolders = ['cli', 'mcp', 'referee', 'server'];

/** Sources that published code does not need. */
export const isLeftOut = (/** @type {string} */ path) => /\.test\.|\/(?:testing|load)[/.]/.test(path);
