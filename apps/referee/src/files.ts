import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import { show } from './faults.ts';

/** Far more than any record needs. */
const MOST_BYTES = 1 << 24;

const causes: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOTDIR: 'part of its path is not a folder',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'it is read-only',
};

/** Why a file could not be used; `missing` is what ENOENT refers to. */
const causeOf = (error: unknown, missing: 'file' | 'folder'): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return `there is no such ${missing}`;
  return causes[code] ?? (code || 'the name cannot be used');
};

/** Reads a file of any kind, but stops soon after the limit. */
const readUpTo = (file: number, mostBytes: number): Buffer => {
  const pieces: Buffer[] = [];
  let size = 0;
  while (size <= mostBytes) {
    const piece = Buffer.alloc(1 << 16);
    const length = readSync(file, piece);
    if (length === 0) break;
    pieces.push(piece.subarray(0, length));
    size += length;
  }
  return Buffer.concat(pieces);
};

export const readText = (path: string): Result<string, string> => {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const bytes = readUpTo(file, MOST_BYTES);
    return bytes.length > MOST_BYTES ? fail('it is too large') : done(bytes.toString('utf8'));
  } catch (error) {
    return fail(causeOf(error, 'file'));
  } finally {
    if (file !== undefined) closeSync(file);
  }
};

export const writeText = (path: string, text: string): Result<undefined, string> => {
  try {
    writeFileSync(path, text);
    return done(undefined);
  } catch (error) {
    return fail(`${show(path)} cannot be written: ${causeOf(error, 'folder')}`);
  }
};

export const loadModule = async (path: string): Promise<Result<Readonly<Record<string, unknown>>, string>> => {
  const text = readText(path);
  if (!text.ok) return text;
  try {
    return done((await import(pathToFileURL(resolve(path)).href)) as Readonly<Record<string, unknown>>);
  } catch (error) {
    return fail(`it cannot be loaded: ${error instanceof Error ? error.message : show(error)}`);
  }
};
