import { expect, it } from 'vitest';

import { isLoopback } from './isLoopback.ts';

it.each(['localhost', 'brass.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is only this computer', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['192.168.0.7', 'brass.example.org', 'localhost.example.org', '127.0.0.1.example.org', '[fe80::1]'])(
  '%s can be reached by others',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
