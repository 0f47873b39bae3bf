import { spawn } from 'node:child_process';

const commands = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the default browser if there is a desktop. */
export function openBrowser(address) {
  const { platform, env } = process;
  const hasDesktop = platform in commands || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  if (!hasDesktop || env.CI) return;
  const [command, ...words] = commands[platform] ?? ['xdg-open'];
  // If no browser can be opened, the address is still in the terminal.
  spawn(command, [...words, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
