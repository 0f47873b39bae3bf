import { icon } from '../../ui/icon.tsx';

/** Three strokes: there is more. */
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />, 22);
