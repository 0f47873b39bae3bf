/** One path for each kind of field in a document. */
export const pathsOf = (value: unknown): readonly string[] => {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (path !== '') found.set(path.replaceAll(/\d+/g, '#'), path);
    if (Array.isArray(node)) node.forEach((item, index) => walk(item, `${path}[${index}]`));
    else if (typeof node === 'object' && node !== null) {
      for (const [key, item] of Object.entries(node)) walk(item, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(value, '');
  return [...found.values()];
};

/** Values that may be in a field by mistake. */
export const strangeValues: readonly unknown[] = [undefined, -1, 1e308, 'x', [[]], { slug: {} }, JSON.parse('null')];
