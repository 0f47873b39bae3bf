// Resolves what packages export to their bundles.
import { pathToFileURL } from 'node:url';

let bundles = new Map();

/** @param {readonly (readonly [path: string, address: string])[]} found */
export function initialize(found) {
  bundles = new Map(found.map(([path, address]) => [pathToFileURL(path).href, address]));
}

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const url = specifier.startsWith('@coalbrook/') ? bundles.get(found.url.split('?')[0]) : undefined;
  return url === undefined ? found : { ...found, url, format: 'module', shortCircuit: true };
}
