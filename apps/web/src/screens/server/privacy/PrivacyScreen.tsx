import { usePrivacyTexts } from '../../../language/privacyTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './PrivacyScreen.module.css';

/** What is stored about people. */
export const PrivacyScreen = () => {
  const { title, note, parts } = usePrivacyTexts();
  return (
    <Page title={title} subtitle={note} narrow>
      <div className={styles.parts}>
        {parts.map((part) => (
          <Panel key={part.title} title={part.title}>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Panel>
        ))}
      </div>
    </Page>
  );
};
