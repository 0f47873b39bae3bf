/** Caches paintings between visits. */

const NAME = 'coalbrook.grounds';
/** Enough for a few maps by day and by night. */
const MOST = 8;
const QUALITY = 0.92;

/** The cache key of a painting; it contains the version of the painter, so a new version starts fresh. */
const addressOf = async (order: unknown, painter: string): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify(order));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const name = Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new URL(`grounds/${name}?${encodeURIComponent(painter)}`, painter).href;
};

const keep = async (cache: Cache, address: string, painting: Blob): Promise<void> => {
  await cache.put(address, new Response(painting));
  const { search } = new URL(address);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => new URL(url).search !== search);
  const own = requests.filter((request) => !old.includes(request));
  await Promise.all([...old, ...own.slice(0, -MOST)].map((request) => cache.delete(request)));
};

/** Returns a cached painting, or paints it and caches it. */
export const paintOnce = async (
  order: unknown,
  painter: string,
  paint: () => OffscreenCanvas,
  deliver: (image: ImageBitmap) => void,
): Promise<void> => {
  // There is no cache in insecure contexts, and no painter version in development.
  const isKept = import.meta.env.PROD && typeof caches !== 'undefined' && typeof crypto.subtle !== 'undefined';
  const cache = isKept ? await caches.open(NAME).catch(() => undefined) : undefined;
  const address = cache && (await addressOf(order, painter));
  const known = address === undefined ? undefined : await cache?.match(address);
  if (known) {
    const image = await known
      .blob()
      .then(createImageBitmap)
      .catch(() => undefined);
    if (image) {
      deliver(image);
      return;
    }
  }
  const canvas = paint();
  deliver(await createImageBitmap(canvas));
  if (!cache || address === undefined) return;
  const painting = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  // A full disk is not an error: the painting is simply not cached.
  await keep(cache, address, painting).catch(() => undefined);
};
