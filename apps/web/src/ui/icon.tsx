import type { ReactNode } from 'react';

export interface IconProps {
  readonly size?: number;
}

/** A line icon as large as the text beside it. */
export const icon =
  (children: ReactNode, usual = 20) =>
  ({ size = usual }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
