/** Edits documents at the paths that faults name. */

type Node = Record<string, unknown>;

const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

/** A replacement for a value, or a function that changes it; undefined removes it. */
export type Change = unknown;

const apply = (whole: unknown, path: string, change: Change): unknown => {
  if (path === '') return typeof change === 'function' ? (change as (before: unknown) => unknown)(whole) : change;
  const steps = stepsOf(path);
  const last = steps[steps.length - 1];
  const parent = steps.slice(0, -1).reduce<unknown>((node, step) => (node as Node)[step], whole) as Node;
  const before = parent[last];
  const after: unknown = typeof change === 'function' ? (change as (value: unknown) => unknown)(before) : change;
  if (after !== undefined) parent[last] = after;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return whole;
};

/** A copy of a document with some values changed. */
export const edit = (file: unknown, changes: Readonly<Record<string, Change>>): unknown =>
  Object.entries(changes).reduce<unknown>(
    (whole, [path, change]) => apply(whole, path, change),
    JSON.parse(JSON.stringify(file)),
  );

/** A change that appends to a list. */
export const more =
  (...items: readonly unknown[]) =>
  (list: unknown): unknown => [...((list ?? []) as readonly unknown[]), ...items];
