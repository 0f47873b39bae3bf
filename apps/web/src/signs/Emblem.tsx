import type { ReactNode } from 'react';

const bridge = (
  <>
    <path d="M10 42a22 22 0 0 1 44 0M16 42a16 16 0 0 1 32 0M6 19.500h52M10 20v22M54 20v22" />
    <path d="M32 20v6M21 23l3.500 4.800M43 23l-3.500 4.800M14.500 29.500l5 3.500M49.500 29.500l-5 3.500" />
    <path d="M12 50q5-3 10 0t10 0 10 0 10 0" />
  </>
);

const cotton = (
  <>
    <path d="M32 57V38M32 46c-5 0-9-2-11-6M32 46c5 0 9-2 11-6" />
    <circle cx="24" cy="27" r="8" />
    <circle cx="40" cy="27" r="8" />
    <circle cx="32" cy="17" r="8" />
    <circle cx="32" cy="32" r="7" />
    <path d="M21 40l-5 4M43 40l5 4" />
  </>
);

const engine = (
  <>
    <path d="M8 40h44M12 40V26h22v14M34 30h14l4 10M38 30V16h7v14M36 16h11M14 26v-8h14v8M12 18h18" />
    <circle cx="19" cy="46" r="6" />
    <circle cx="33" cy="46" r="6" />
    <circle cx="46" cy="48" r="4" />
    <path d="M52 44l6 6H50M41 11q4-5 9-2 6-3 8 2" />
  </>
);

const emblems: Readonly<Record<string, ReactNode>> = {
  birmingham: bridge,
  lancashire: cotton,
  'age-of-industry': engine,
};

/** The emblem of an edition. */
export const Emblem = ({ edition, size = 56 }: { readonly edition: string; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="31" fill="var(--panel-high)" stroke="currentColor" strokeWidth="1" />
    <circle cx="32" cy="32" r="28.5" fill="none" stroke="currentColor" strokeWidth="0.6" />
    <g
      transform="translate(32 32) scale(0.76) translate(-32 -33)"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {emblems[edition] ?? bridge}
    </g>
  </svg>
);
