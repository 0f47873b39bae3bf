/** An account in a real browser, with a passkey of a virtual authenticator. */
import { account as texts } from '../src/language/en/account.ts';
import { expect, findingsOf, test } from './support/test.ts';

test('somebody opens an account, signs out, signs in again and deletes everything', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('#/account');
  await expect(page.getByText(/localhost/)).toBeVisible();
  // Passkeys need a host name.
  const named = new URL('#/account', baseURL);
  named.hostname = 'localhost';
  await page.goto(named.href);
  await page.getByRole('textbox', { name: texts.name }).fill('Ada');
  await button(texts.openWithPasskey).click();
  await expect(page.getByText(texts.signedIn('Ada'))).toBeVisible();
  await expect(page.getByText(`${texts.devices.here} ·`)).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await button(texts.out).click();
  await button(texts.withPasskey).click();
  await expect(page.getByText(texts.signedIn('Ada'))).toBeVisible();

  await button(texts.data.remove).click();
  await button(texts.data.first.yes).click();
  await button(texts.data.second.yes).click();
  await expect(page.getByText(texts.data.removed)).toBeVisible();
  await expect(button(texts.withPasskey)).toBeVisible();
});
