/** The subset of JSON Schema that docs/board.schema.json uses; an unknown keyword is an error. */

type Schema = Readonly<Record<string, unknown>>;
type Check = (argument: unknown, value: unknown, schema: Schema, root: Schema) => boolean;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

const always: Check = () => true;
/** A keyword that applies to one type of value and ignores others. */
const ofList =
  (holds: (list: readonly unknown[], argument: unknown, root: Schema) => boolean): Check =>
  (argument, value, _, root) =>
    !Array.isArray(value) || holds(value, argument, root);
const ofNumber =
  (holds: (value: number, argument: number) => boolean): Check =>
  (argument, value) =>
    typeof value !== 'number' || holds(value, argument as number);

const checks: Readonly<Record<string, Check>> = {
  $schema: always,
  $defs: always,
  title: always,
  description: always,
  type: (type, value) => types[String(type)](value),
  const: (constant, value) => value === constant,
  enum: (words, value) => (words as readonly unknown[]).includes(value),
  pattern: (pattern, value) => typeof value !== 'string' || new RegExp(String(pattern), 'u').test(value),
  minimum: ofNumber((value, least) => value >= least),
  maximum: ofNumber((value, most) => value <= most),
  minItems: ofList((list, least) => list.length >= (least as number)),
  maxItems: ofList((list, most) => list.length <= (most as number)),
  uniqueItems: ofList((list) => new Set(list.map((item) => JSON.stringify(item))).size === list.length),
  items: ofList((list, schema, root) => list.every((item) => fits(item, schema as Schema, root))),
  anyOf: (schemas, value, _, root) => (schemas as readonly Schema[]).some((schema) => fits(value, schema, root)),
  required: (names, value) =>
    !isObject(value) || (names as readonly string[]).every((name) => Object.hasOwn(value, name)),
  properties: (properties, value, _, root) =>
    !isObject(value) ||
    Object.entries(properties as Readonly<Record<string, Schema>>).every(
      ([name, schema]) => !Object.hasOwn(value, name) || fits(value[name], schema, root),
    ),
  additionalProperties(others, value, { properties = {} }, root) {
    if (!isObject(value)) return true;
    const further = Object.keys(value).filter((name) => !Object.hasOwn(properties as Schema, name));
    return further.every((name) => others !== false && fits(value[name], others as Schema, root));
  },
  $ref(reference, value, _, root) {
    const steps = String(reference).replace('#/', '').split('/');
    return fits(
      value,
      steps.reduce<Schema>((node, step) => node[step] as Schema, root),
      root,
    );
  },
};

/** Whether a value matches a schema. */
export const fits = (value: unknown, schema: Schema, root: Schema = schema): boolean =>
  Object.entries(schema).every(([keyword, argument]) => {
    const check = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined;
    if (!check) throw new Error(`the schema uses ${keyword}, which is not supported here`);
    return check(argument, value, schema, root);
  });
