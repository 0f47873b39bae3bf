import { icon } from '../ui/icon.tsx';

const SIZE = 18;

export const PlayIcon = icon(<path d="M7.500 5l11 7-11 7z" fill="currentColor" />, SIZE);
export const PauseIcon = icon(<path d="M8 5.500v13M16 5.500v13" strokeWidth="3.400" />, SIZE);
export const StepBackIcon = icon(<path d="M15 6l-7 6 7 6" strokeWidth="2.200" />, SIZE);
export const StepIcon = icon(<path d="M9 6l7 6-7 6" strokeWidth="2.200" />, SIZE);
export const TurnBackIcon = icon(<path d="M18 6l-7 6 7 6M7 6v12" strokeWidth="2.200" />, SIZE);
export const TurnIcon = icon(<path d="M6 6l7 6-7 6M17 6v12" strokeWidth="2.200" />, SIZE);
export const SkipIcon = icon(<path d="M5 6l6 6-6 6M12 6l6 6-6 6M20.500 6v12" strokeWidth="2" />, SIZE);
/** An hourglass: a moment of the past. */
export const MomentIcon = icon(
  <path d="M6.500 3.500h11M6.500 20.500h11M8 3.500c0 4.500 8 5 8 8.500s-8 4-8 8.500M16 3.500c0 4.500-8 5-8 8.500s8 4 8 8.500" />,
  SIZE,
);
/** A flag in the ground: the viewer's last turn. */
export const FlagIcon = icon(
  <path d="M6.500 21V4M6.500 4.500c4-2 7 2 11.500 0v8.500c-4.500 2-7.500-2-11.500 0" />,
  SIZE,
);
export const DownIcon = icon(<path d="M12 5v13M6.500 12.500L12 18l5.500-5.500" />, SIZE);
export const CardIcon = icon(
  <>
    <rect x="6" y="3.500" width="12" height="17" rx="1.800" />
    <path d="M9 8h6M9 12h6M9 16h3.500" />
  </>,
  SIZE,
);
/** A link that could be laid. */
export const LineIcon = icon(
  <path d="M4 18L20 6M6.500 12.500l4.500 6M10.500 9.500l4.500 6M14.500 6.500l4.500 6" strokeWidth="1.600" />,
  SIZE,
);
export const SaleIcon = icon(<path d="M4 8h12l-3.500-3.500M20 16H8l3.500 3.500" />, SIZE);
export const LampIcon = icon(
  <path d="M9.500 18h5M10.500 21h3M9.500 15.500c-2.200-1.200-3.500-3.100-3.500-5.500a6 6 0 0 1 12 0c0 2.400-1.300 4.300-3.500 5.500z" />,
  SIZE,
);
export const ScalesIcon = icon(
  <path d="M12 4v16M8 20.500h8M5 7.500l7-2 7 2M5 7.500l-2.500 6h5zM19 7.500l-2.500 6h5z" strokeWidth="1.500" />,
  SIZE,
);
