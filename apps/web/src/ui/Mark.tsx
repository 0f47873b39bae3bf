/** The logo: an iron arch over water. */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="29.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M11 41a21 21 0 0 1 42 0" strokeWidth="3.2" />
      <path d="M16.500 41a15.500 15.500 0 0 1 31 0" strokeWidth="1.800" />
      <path d="M6.500 21h51" strokeWidth="3.200" />
      <path
        d="M32 20v5.500M22 23.500l2.600 4.700M42 23.500l-2.600 4.700M15 29l4.300 3M49 29l-4.300 3M11.500 37l5 1.300M52.500 37l-5 1.300"
        strokeWidth="1.700"
      />
      <path d="M11 21v20M53 21v20" strokeWidth="2.400" />
      <path d="M14 47q4.500-2.600 9 0t9 0 9 0 9 0M19 53q4.300-2.400 8.700 0t8.700 0 8.700 0" strokeWidth="2" />
    </g>
  </svg>
);
