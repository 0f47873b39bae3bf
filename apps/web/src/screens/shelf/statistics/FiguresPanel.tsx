import type { ReactNode } from 'react';

import { copy, download } from '../../../files/download.ts';
import { useStatisticsTexts } from '../../../language/statisticsTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { csvOf } from './statistics.ts';

import styles from './Statistics.module.css';

export type CopiedCell = string | number;

export interface Row {
  readonly key: string;
  /** What is shown, the heading of the row first. */
  readonly shown: readonly ReactNode[];
  /** What is copied, if it is something else. */
  readonly copied: readonly CopiedCell[];
}

export interface FiguresPanelProps {
  readonly title: string;
  readonly note?: string;
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
}

/** Copies a table, or saves it where the clipboard is closed. */
export const useCopyTable = () => {
  const texts = useStatisticsTexts();
  return async (rows: readonly (readonly CopiedCell[])[]): Promise<void> => {
    const text = csvOf(rows);
    if (await copy(text)) {
      notify(texts.copied);
      return;
    }
    download('coalbrook.csv', text, 'text/csv');
    notify(texts.saved);
  };
};

/** A table of figures that can be copied. */
export const FiguresPanel = ({ title, note, headings, rows }: FiguresPanelProps) => {
  const texts = useStatisticsTexts();
  const copyTable = useCopyTable();
  if (rows.length === 0) return undefined;
  return (
    <Panel
      title={title}
      aside={
        <Button
          look="quiet"
          size="small"
          aria-label={`${texts.copy}: ${title}`}
          onPress={() => void copyTable([headings, ...rows.map(({ copied }) => copied)])}
        >
          {texts.copy}
        </Button>
      }
    >
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.frame} role="region" aria-label={title}>
        {/* The roles are named because a table that is laid out as a list loses them in some browsers. */}
        <table className={styles.table} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {headings.map((heading) => (
                <th key={heading} scope="col" role="columnheader">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, shown: [head, ...cells] }) => (
              <tr key={key} role="row">
                <th scope="row" role="rowheader">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={headings[index + 1]} role="cell" data-heading={headings[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
};
