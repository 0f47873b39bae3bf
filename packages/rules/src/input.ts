/** For reading what people write: values of unknown form, what is wrong with them, and boards. */

export { absences, invariantNames, itemKinds, plainExpectations, things, uniques } from './input/expected.ts';
export type { Absence, Expected, InvariantName, ItemKind, PlainExpectation, Thing, Unique } from './input/expected.ts';
export { documents, faultWithin, foundIn, inputFault, isFound, problems } from './input/fault.ts';
export type { DocumentKind, Found, InputFault, Problem } from './input/fault.ts';
export { parseJson } from './input/json.ts';
export { isObject } from './input/object.ts';
export type { Fields } from './input/object.ts';
export { Reading } from './input/reading.ts';
export { indexOfSlug } from './input/slugIndex.ts';
export { BOARD_FORMAT } from './board/format.ts';
export type * from './board/format.ts';
export { readBoard, readKeptBoard } from './board/readBoard.ts';
export type { BoardTerms, TileMark } from './board/reading/boardTerms.ts';
export { laneCourse, lineCourse } from './board/reading/courses.ts';
