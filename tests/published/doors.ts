/** Every door of every package, for the type checker. */

export * as bots from '@coalbrook/bots';
export * as study from '@coalbrook/bots/study';
export * as coach from '@coalbrook/coach';
export * as desk from '@coalbrook/desk';
export * as editions from '@coalbrook/editions';
export * as host from '@coalbrook/host';
export * as lessons from '@coalbrook/lessons';
export * as puzzles from '@coalbrook/puzzles';
export * as record from '@coalbrook/record';
export * as rules from '@coalbrook/rules';
export * as compose from '@coalbrook/rules/compose';
export * as input from '@coalbrook/rules/input';
export * as scene from '@coalbrook/scene';
export * as time from '@coalbrook/time';
export * as wire from '@coalbrook/wire';
export * as online from '@coalbrook/wire/online';
export * as words from '@coalbrook/words';
