/**
 * Freezes a value and every object inside it. Lists are left to their readonly types:
 * reading a frozen list would cost the engine four tenths of its speed.
 */
export const freezeObjects = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  if (!Array.isArray(value)) Object.freeze(value);
  for (const inner of Object.values(value)) freezeObjects(inner);
  return value;
};
