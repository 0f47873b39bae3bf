/** The nets that come with the bots, each loaded on demand. */

const urls = import.meta.glob<string>('../../../../packages/bots/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

const byName = new Map(Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

/** Loads a net by the name of its file. */
export const loadNet = async (file: string): Promise<Uint8Array> => {
  const url = byName.get(file);
  if (url === undefined) throw new Error(`there is no ${file}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
