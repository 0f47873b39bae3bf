/** Patterns that the tests of this package look for in every sentence. */

/** A missing value, or punctuation left over around one. */
export const aGap = /undefined|NaN|null|\[object| {2}| [.,;:)]|\( |\(\)|^ | $|#\d|„“/;

/** An English word that no sentence in another language contains. */
export const anEnglishWord =
  /(^|[ („])(the|and|of|to|from|with|for|is|are|no|by|on|at|or|your|you|card|cards|tile|tiles|link|links|coal|iron|beer|market|mill|works|farm|era|north|south)(?=[ ,.;:)“]|$)/i;
