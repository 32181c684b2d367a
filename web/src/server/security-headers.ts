import { createHash } from 'node:crypto';
import type { WebConfig } from '../config.ts';
import { INLINE_SCRIPT, RELOAD_ONLINE, STYLE_BARRIER } from '../before-hydration/inline-script.ts';

/** Names and values, in the order in which they are sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

const scriptHashes = [INLINE_SCRIPT, STYLE_BARRIER, RELOAD_ONLINE]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');

/**
 * The content security policy. It allows inline scripts by their hash, and no inline style: the state of a
 * page is inert JSON, and components have classes. Trusted Types allow one policy that turns text into markup,
 * and one that starts the service worker.
 */
function contentPolicy({ imageOrigins, paymentOrigins, storeUrl }: WebConfig): string {
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes}`,
    "style-src 'self'",
    `img-src 'self' ${imageOrigins.join(' ')} data:`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${paymentOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify service-worker',
  ];
  if (storeUrl.startsWith('https:')) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** The content security policy of the service worker: requests to the shop and for pictures. */
export function workerPolicy({ imageOrigins }: WebConfig): [name: string, value: string] {
  const origins = ["'self'", ...imageOrigins].join(' ');
  return ['Content-Security-Policy', `default-src 'none'; connect-src ${origins}`];
}

/**
 * Headers of every response. In development Vite needs inline styles and a socket, so only the build has a
 * content security policy.
 */
export function securityHeaders(config: WebConfig, isBuilt: boolean): HeaderList {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (isBuilt) headers.push(['Content-Security-Policy', contentPolicy(config)]);
  if (config.storeUrl.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  }
  return headers;
}
