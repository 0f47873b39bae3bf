import { useAboutTexts } from '../../../language/aboutTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

import styles from './AboutDialog.module.css';

export interface AboutDialogProps {
  readonly onClose: () => void;
}

export const AboutDialog = ({ onClose }: AboutDialogProps) => {
  const about = useAboutTexts();
  return (
    <Dialog title={about.title} isOpen onClose={onClose} isText>
      <div className={styles.about}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.credits}>
          {about.credits.map(([what, who]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
};
