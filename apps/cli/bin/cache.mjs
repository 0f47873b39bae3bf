// Code that is kept for the next start runs as whoever starts it, so it may come only from those who could also change
// the sources: their owner, the administrator, and that user.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';

/** Everybody may use what is kept, and only its owner may change it. */
export const SHARED = 0o755;

const OTHERS_WRITE = 0o022;

const user = () => process.getuid?.();

/** The caches to try: that of everybody, and one of this user's own, where somebody else has made the first. */
export const cachesFor = (cache) => (user() === undefined ? [cache] : [cache, `${cache}-${user()}`]);

/** Makes a cache if it is missing. */
export const makeShared = (cache) => {
  if (existsSync(cache)) return;
  mkdirSync(cache, { recursive: true });
  chmodSync(cache, SHARED);
};

/** Whether something kept can be read, and nobody could have changed it who may not change the sources below `root`. */
export const isTrusted = (path, root) => {
  try {
    accessSync(path, constants.R_OK);
    if (user() === undefined) return true;
    const { uid, mode } = statSync(path);
    return [0, user(), statSync(root).uid].includes(uid) && (mode & OTHERS_WRITE) === 0;
  } catch {
    return false;
  }
};
