import { expect, it } from 'vitest';

import { isPostable } from './guardedPost.ts';
import { isPublicAddress } from './publicAddress.ts';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.170',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '9.255.255.255', '100.63.255.255', '172.32.0.1', '192.169.0.1', '223.255.255.255'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each(['2606:4700::1111', '2a00:1450:4001::5e', '2400:cb00::1'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  'http://example.org/hook',
  'ftp://example.org/hook',
  'file:///etc/passwd',
  'https://user:password@example.org/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fd00:ec2::254]/',
  'https://169.254.169.254/latest/meta-data',
  'example.org',
  '',
])('nothing is posted to %s', (url) => {
  expect(isPostable(url, false)).toBe(false);
});

it('posts to public hosts by name or address', () => {
  expect(isPostable('https://example.org:8443/hook?key=1', false)).toBe(true);
  expect(isPostable('https://8.8.8.8/', false)).toBe(true);
  expect(isPostable('https://[2606:4700::1111]/', false)).toBe(true);
});
