import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';

import styles from './Switch.module.css';

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  /** The id of a description. */
  readonly describedBy?: string;
}

export const Switch = ({ isOn, onChange, children, isDisabled = false, describedBy }: SwitchProps) => (
  <AriaSwitch
    className={styles.switch ?? ''}
    isSelected={isOn}
    onChange={onChange}
    isDisabled={isDisabled}
    {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
  >
    <span className={styles.track}>
      <span className={styles.knob} />
    </span>
    <span className={styles.label}>{children}</span>
  </AriaSwitch>
);
