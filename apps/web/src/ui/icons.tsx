import { icon } from './icon.tsx';

export const CrossIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const ChevronIcon = icon(<path d="M6 9.5l6 6 6-6" />);
export const SaveIcon = icon(<path d="M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14" />);
export const OpenIcon = icon(<path d="M3.5 18.5v-12h6l2 2.5h8v2.5M3.5 18.5l3-7h14.5l-3 7z" />);
export const BinIcon = icon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5" />);
export const LinkIcon = icon(
  <path d="M10 14.2a3.6 3.6 0 0 0 5.1 0l3-3a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2M14 9.8a3.6 3.6 0 0 0-5.1 0l-3 3a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2" />,
);
export const GearIcon = icon(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3.2v2.4M12 18.4v2.4M3.2 12h2.4M18.4 12h2.4M5.8 5.8l1.7 1.7M16.5 16.5l1.7 1.7M18.2 5.8l-1.7 1.7M7.5 16.5l-1.7 1.7" />
    <circle cx="12" cy="12" r="6.4" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2.4M12 18.6V21M3 12h2.4M18.6 12H21M5.6 5.6l1.7 1.7M16.7 16.7l1.7 1.7M18.4 5.6l-1.7 1.7M7.3 16.7l-1.7 1.7" />
  </>,
);
export const MoonIcon = icon(<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const MenuIcon = icon(<path d="M4.5 7h15M4.5 12h15M4.5 17h15" />);
