import type { Circle, Remark } from '@coalbrook/wire/online';

/** One line of the talk. Other kinds of lines only need a time to be merged with remarks. */
export interface TalkLine extends Remark {
  readonly circle: Circle;
}

/** Lists that are each in order, merged by time. Within a list nothing changes place, whatever the clocks said. */
export const mergeByTime = <Line extends { readonly at: number }>(
  ...lists: readonly (readonly Line[])[]
): readonly Line[] => {
  const rest = lists.map((list) => ({ list, next: 0 }));
  const merged: Line[] = [];
  for (;;) {
    let first: (typeof rest)[number] | undefined;
    for (const one of rest) {
      if (one.next === one.list.length) continue;
      if (!first || one.list[one.next].at < first.list[first.next].at) first = one;
    }
    if (!first) return merged;
    merged.push(first.list[first.next++]);
  }
};
