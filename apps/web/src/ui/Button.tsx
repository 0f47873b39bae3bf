import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, Link } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

import { classes } from './classes.ts';

import styles from './Button.module.css';

/** `primary`: brass, one per screen. `plain`: framed. `quiet`: bare until hovered. `danger`: something is lost. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'usual' | 'large';

interface Look {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

const classOf = ({ look = 'plain', size = 'usual', wide = false }: Look, more?: string): string =>
  classes(styles.button, styles[look], styles[size], wide && styles.wide, more);

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'>, Look {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
  readonly className?: string;
}

export const Button = ({ look, size, wide, className, children, ...rest }: ButtonProps) => (
  <AriaButton
    {...rest}
    className={classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
  >
    {children}
  </AriaButton>
);

export interface ToggleButtonProps extends ButtonProps {
  readonly isSelected: boolean;
}

/** A button that shows whether what it does is already the case. */
export const ToggleButton = ({ isSelected, className, ...rest }: ToggleButtonProps) => (
  <Button {...rest} aria-pressed={isSelected} className={classes(isSelected && styles.selected, className)} />
);

export interface LinkButtonProps extends Look {
  readonly href: string;
  /** It leads out of this page, and opens beside it. */
  readonly opensElsewhere?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link that looks like a button. */
export const LinkButton = ({
  href,
  look,
  size,
  wide,
  className,
  children,
  opensElsewhere = false,
}: LinkButtonProps) => (
  <Link
    href={href}
    {...(opensElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
    className={classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
  >
    {children}
  </Link>
);

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** What it does, as accessible name and tip. */
  readonly label: string;
  readonly children: ReactNode;
}

export const IconButton = ({ label, look = 'quiet', className, children, ...rest }: IconButtonProps) => (
  <Button {...rest} look={look} aria-label={label} className={classes(styles.icon, className)}>
    <span className={styles.tip} data-tip={label}>
      {children}
    </span>
  </Button>
);
