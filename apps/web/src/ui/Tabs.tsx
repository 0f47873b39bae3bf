import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

import styles from './Tabs.module.css';

export interface TabPage {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly pages: readonly TabPage[];
  readonly chosen: string;
  readonly onChange: (id: string) => void;
}

export const Tabs = ({ label, pages, chosen, onChange }: TabsProps) => (
  <AriaTabs className={styles.tabs ?? ''} selectedKey={chosen} onSelectionChange={(key) => onChange(String(key))}>
    <TabList aria-label={label} className={styles.list ?? ''}>
      {pages.map(({ id, title }) => (
        <Tab key={id} id={id} className={styles.tab ?? ''}>
          {title}
        </Tab>
      ))}
    </TabList>
    {pages.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.page ?? ''}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
