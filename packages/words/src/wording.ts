/** What the tests of this room look for in every sentence. */

/** Something was not said that should have been. */
export const aGap = /undefined|NaN|null|\[object| {2}| [.,;:)]|\( |\(\)|^ | $|#\d|„“/;

/** A word that no sentence in another language has; names of places are written with hyphens. */
export const anEnglishWord =
  /(^|[ („])(the|and|of|to|from|with|for|is|are|no|by|on|at|or|your|you|card|cards|tile|tiles|link|links|coal|iron|beer|market|mill|works|farm|era|north|south)(?=[ ,.;:)“]|$)/i;
