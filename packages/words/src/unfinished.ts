/** Texts of which any may be missing. */
export type Unfinished<Texts> = Texts extends ((...facts: never) => unknown) | readonly unknown[]
  ? Texts
  : Texts extends object
    ? { readonly [Key in keyof Texts]?: Unfinished<Texts[Key]> }
    : Texts;

type Catalogue = Readonly<Record<string, unknown>>;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fill = (texts: Catalogue, original: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries({ ...original, ...texts }).map(([key, text]) => {
      const source = Object.hasOwn(original, key) ? original[key] : undefined;
      return [key, isCatalogue(text) && isCatalogue(source) ? fill(text, source) : (text ?? source)];
    }),
  );

/** The same texts with those of the original wherever they lack one. */
export const completed = <Texts extends object>(texts: Unfinished<NoInfer<Texts>>, original: Texts): Texts =>
  fill(texts as Catalogue, original as Catalogue) as Texts;
