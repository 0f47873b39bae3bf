/** Loads something only once for each key, unless that fails: then it is tried again the next time. */
export const loadOnce = <Key, Content>(load: (key: Key) => Promise<Content>): ((key: Key) => Promise<Content>) => {
  const loaded = new Map<Key, Promise<Content>>();
  return (key) => {
    let content = loaded.get(key);
    if (!content) {
      loaded.set(key, (content = load(key)));
      content.catch(() => loaded.delete(key));
    }
    return content;
  };
};
