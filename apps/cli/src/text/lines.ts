/** Wraps text at a width; later lines are indented by the length of the lead. */
export const wrap = (lead: string, text: string, width: number): readonly string[] => {
  const indent = ' '.repeat(lead.length);
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(' ')) {
    const isFirst = line === lead || line === indent;
    if (!isFirst && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, line];
};

/** Aligns cells in columns: the first to the left, the others to the right. */
export const align = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
};
