import { useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';

import { useTalkTexts } from '../language/talkTexts.ts';
import type { TalkLine } from './talkLine.ts';

import styles from './Talk.module.css';

/** The line that a menu is about, and the button that opened it. */
export interface AskedLine {
  readonly line: TalkLine;
  readonly button: HTMLElement;
}

export interface RemarkMenuProps {
  readonly asked: AskedLine;
  readonly isMuted: boolean;
  readonly onMute: (line: TalkLine, muted: boolean) => void;
  readonly onReport: (line: TalkLine) => void;
  readonly onClose: () => void;
}

/** What can be done about a remark. There is one menu for all of them, as there can be hundreds. */
export const RemarkMenu = ({ asked: { line, button }, isMuted, onMute, onReport, onClose }: RemarkMenuProps) => {
  const texts = useTalkTexts();
  const trigger = useRef(button);
  const { name } = line;
  return (
    <Popover triggerRef={trigger} isOpen onOpenChange={onClose} placement="bottom end" className={styles.popover ?? ''}>
      <Menu className={styles.menu ?? ''} aria-label={texts.more(name)} autoFocus="first" onClose={onClose}>
        <MenuItem id="mute" className={styles.item ?? ''} onAction={() => onMute(line, !isMuted)}>
          {isMuted ? texts.unmute(name) : texts.mute(name)}
        </MenuItem>
        <MenuItem id="report" className={styles.item ?? ''} onAction={() => onReport(line)}>
          {texts.report}
        </MenuItem>
      </Menu>
    </Popover>
  );
};
