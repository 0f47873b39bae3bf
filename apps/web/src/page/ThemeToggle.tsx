import { useMessages } from '../language/useMessages.ts';
import { changeSettings } from '../settings/settings.ts';
import { useTheme } from '../settings/theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';

/** Switches between day and night. */
export const ThemeToggle = () => {
  const { toNight, toDay } = useMessages().common;
  const theme = useTheme();
  const isDay = theme === 'day';
  return (
    <IconButton label={isDay ? toNight : toDay} onPress={() => changeSettings({ theme: isDay ? 'night' : 'day' })}>
      {isDay ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  );
};
