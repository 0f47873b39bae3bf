import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';

import { useMessages } from '../../../../language/useMessages.ts';

import styles from '../TableScreen.module.css';

/** One of several tabs. */
export interface Leaf {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface TabbedPanelsProps {
  readonly leaves: readonly Leaf[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly className: string;
}

export const TabbedPanels = ({ leaves, open, onOpen, className }: TabbedPanelsProps) => {
  const { table } = useMessages();
  return (
    <Tabs className={className} selectedKey={open} onSelectionChange={(key) => onOpen(String(key))}>
      <TabList aria-label={table.sections} className={styles.tabs}>
        {leaves.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      {leaves.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.leaf}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
};
