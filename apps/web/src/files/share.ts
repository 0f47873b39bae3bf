/** Whether the system has a way to send a link to somebody, as phones do. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's way to send a link. Nothing happens if the person changes their mind. */
export const share = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined);
