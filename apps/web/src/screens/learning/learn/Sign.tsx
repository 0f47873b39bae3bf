import type { ReactNode } from 'react';

import { IndustrySign } from '../../../signs/IndustrySign.tsx';

const cube = (colour: string): ReactNode => (
  <g strokeLinejoin="round" stroke="currentColor" strokeWidth="1.2">
    <path d="M24 8l13 7.500v16L24 39 11 31.500v-16z" fill={colour} />
    <path d="M24 23l13-7.500M24 23L11 15.500M24 23v16" fill="none" stroke="rgb(255 255 255 / 0.45)" />
  </g>
);

const line = (path: ReactNode): ReactNode => (
  <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
    {path}
  </g>
);

const pictures: Readonly<Record<string, ReactNode>> = {
  build: line(<path d="M9 39h30M13 39V23l8-6v6l8-6v6l8-6v22M34 17V9h4v12M18 39v-7h5v7M28 29h5" />),
  network: line(
    <>
      <circle cx="11" cy="33" r="4.500" />
      <circle cx="37" cy="14" r="4.500" />
      <path d="M14.500 29.500Q24 31 24 23t9.500-6.500M19 26l4 4.500M22.500 20l5 3.500" />
    </>,
  ),
  develop: line(<path d="M24 38V14M15 22l9-9 9 9M11 39h26M14 33h5M29 33h5" />),
  sell: line(<path d="M8 20h32M24 11v26M12 20l-5 11h10zM36 20l-5 11h10zM17 38h14M24 11l-1-2h2z" />),
  loan: line(
    <>
      <ellipse cx="24" cy="14" rx="12" ry="4.500" />
      <path d="M12 14v7c0 2.500 5.400 4.500 12 4.500s12-2 12-4.500v-7M12 21v7c0 2.500 5.400 4.500 12 4.500s12-2 12-4.500v-7M12 28v6c0 2.500 5.400 4.500 12 4.500s12-2 12-4.500v-6" />
    </>,
  ),
  scout: line(
    <>
      <path d="M9 20l23-9 3 7-23 9zM12 27l-3-7M32 11l4-2 4 9-5 1M21 24l-7 16M25 22l6 18M22 26l1 13" />
    </>,
  ),
  draw: line(<path d="M10 15l14-5 9 24-14 5zM27 11h9v26h-4M17 19l7-2.500M19 24l7-2.500" />),
  coal: cube('var(--coal)'),
  iron: cube('var(--iron)'),
  beer: (
    <g stroke="currentColor" strokeWidth="1.600" strokeLinejoin="round">
      <path d="M15 10q9-3 18 0 5 14 0 28-9 3-18 0-5-14 0-28z" fill="var(--beer)" />
      <path
        d="M13.300 17q10.700 3 21.400 0M12.800 31q11.200 3 22.400 0"
        fill="none"
        stroke="#2a1c0c"
        strokeWidth="2.400"
      />
      <path d="M20 9v30M28 9v30" fill="none" stroke="#2a1c0c" strokeWidth="1" opacity="0.600" />
    </g>
  ),
};

/** The icon of an action or cargo; any other name is an industry. */
export const Sign = ({ name, size = 48 }: { readonly name: string; readonly size?: number }) =>
  pictures[name] === undefined ? (
    <span style={{ width: size, height: size, padding: size * 0.12 }}>
      <IndustrySign industry={name} />
    </span>
  ) : (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {pictures[name]}
    </svg>
  );
