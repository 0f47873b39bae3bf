import { canPush } from './pushAddress.ts';

/** Tells somebody who looks elsewhere, if they let this browser do so. The service worker leads from there to the link. */
export const tellOutside = async (title: string, body: string, link: string, tag: string): Promise<void> => {
  if (document.visibilityState === 'visible' || !canPush() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag, data: link, icon: './icons/icon-192.png' });
};
