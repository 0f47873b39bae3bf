/**
 * The page loads everything from its own origin, and no other page may frame it. There are no inline scripts, but React
 * Aria adds style elements, so inline styles are allowed.
 */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Security headers for the page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
