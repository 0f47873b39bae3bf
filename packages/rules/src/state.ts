import { columns, scalars } from './layout.ts';
import type { Columns, Layout, Scalars } from './layout.ts';

/** One buffer, accessed through the columns of the layout. */
class Cells {
  readonly layout: Layout;
  readonly cells: Int16Array;

  constructor(layout: Layout) {
    this.layout = layout;
    this.cells = layout.blank.slice();
    const { start, width } = layout;
    const { buffer } = this.cells;
    const fields = this as unknown as Record<string, Int16Array>;
    for (const { name } of columns) {
      fields[name] = new Int16Array(buffer, start[name] * Int16Array.BYTES_PER_ELEMENT, width[name]);
    }
  }
}

scalars.forEach(({ name }, index) => {
  Object.defineProperty(Cells.prototype, name, {
    get(this: Cells): number {
      return this.cells[index];
    },
    set(this: Cells, value: number) {
      this.cells[index] = value;
    },
  });
});

const Fields = Cells as new (layout: Layout) => Cells & Columns & Scalars;

/**
 * Everything that changes in a game: columns of small integers over one buffer.
 * A copy is one `set`; search keeps a pool of states and copies into them.
 */
export class State extends Fields {
  /** Copies every cell of a state with the same layout. */
  copyFrom(other: State): this {
    this.cells.set(other.cells);
    return this;
  }

  copy(): State {
    return new State(this.layout).copyFrom(this);
  }
}
