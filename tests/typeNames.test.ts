import { describe, expect, it } from 'vitest';

import { isScript, isTest, workspaces, sources, type Source } from './source.ts';

const isFixture = ({ path }: Source): boolean => /\/fixtures?(\/|\.)/.test(path);

const declaration = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

/** Exported type names that are declared in more than one file, each with its files. */
const duplicates = (files: readonly Source[]): Readonly<Record<string, readonly string[]>> => {
  const declared: Record<string, string[]> = {};
  for (const { path, text } of files)
    for (const [, name] of text.matchAll(declaration)) (declared[name] ??= []).push(path);
  return Object.fromEntries(Object.entries(declared).filter(([, paths]) => paths.length > 1));
};

describe('exported type names', () => {
  const files = workspaces()
    .flatMap(sources)
    .filter((source) => isScript(source) && !isTest(source) && !isFixture(source));

  it('are unique across packages and apps', () => {
    const found = duplicates(files);
    expect(Object.keys(found).toSorted(), JSON.stringify(found, undefined, 2)).toEqual([]);
  });

  it('are found in every form of declaration', () => {
    const one = { path: 'a.ts', text: 'export interface A {}\nexport type B = A;\nexport abstract class C {}' };
    const other = { path: 'b.ts', text: 'export type A = 1;\nexport class C {}\ntype B = 2;' };
    expect(duplicates([one, other])).toEqual({ A: ['a.ts', 'b.ts'], C: ['a.ts', 'b.ts'] });
  });
});
