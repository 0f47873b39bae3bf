/** Where this browser can be reached while the page is closed. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Whether this browser can take messages; it may still ask its person. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Asks the person and the browser. Undefined if either says no. */
export const subscribe = async (publicKey: string): Promise<string | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another server cannot be used for this one.
    const before = await pushManager.getSubscription();
    await before?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint, keys } = subscription.toJSON();
    return JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
  } catch {
    return undefined;
  }
};

/** Takes no more messages: whoever they are for has signed out. */
export const unsubscribe = async (): Promise<void> => {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
