const EVERY = 500;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Exits when the parent process is gone. npm starts scripts through a shell and sends signals only to that shell,
 * which dies without forwarding them.
 */
export function endWithParent() {
  const { ppid } = process;
  setInterval(() => {
    // Orphans get a new parent, except on Windows.
    if (process.ppid !== ppid || !isAlive(ppid)) process.exit();
  }, EVERY).unref();
}
