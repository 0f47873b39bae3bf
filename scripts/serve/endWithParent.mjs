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
 * Ends this process when the one that started it is gone. npm starts scripts through a shell and passes signals on to
 * that shell only, which dies without passing them on to us.
 */
export function endWithParent() {
  const { ppid } = process;
  setInterval(() => {
    // Orphans are given to another parent, except on Windows.
    if (process.ppid !== ppid || !isAlive(ppid)) process.exit();
  }, EVERY).unref();
}
