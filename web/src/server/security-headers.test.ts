import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { INLINE_SCRIPT, RELOAD_ONLINE, STYLE_BARRIER } from '../before-hydration/inline-script.ts';
import { securityHeaders, workerPolicy } from './security-headers.ts';

const settings = {
  SHOP_IMAGE_BASE_URL: 'https://gambar.test/images/',
  PAYMENT_FORM_URL: 'https://bayar.test/PG/',
};
const headersOf = (env: Record<string, string>, isBuilt = true) =>
  new Map(securityHeaders(readConfig(env), isBuilt));

describe('securityHeaders and workerPolicy', () => {
  it('returns a content security policy with the hashes of three inline scripts and the configured origins', () => {
    const policy = headersOf(settings).get('Content-Security-Policy');
    const hashes = [INLINE_SCRIPT, STYLE_BARRIER, RELOAD_ONLINE].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("img-src 'self' https://gambar.test data:;");
    expect(policy).toContain("form-action 'self' https://bayar.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain('trusted-types dompurify service-worker');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows pictures from configured origins', () => {
    const named = { ...settings, SHOP_IMAGE_ORIGINS: 'https://cdn.test, https://foto.test' };
    expect(headersOf(named).get('Content-Security-Policy')).toContain(
      "img-src 'self' https://gambar.test https://cdn.test https://foto.test data:;",
    );
  });

  it('lets the service worker fetch from the shop and the origins of pictures only', () => {
    expect(workerPolicy(readConfig(settings))).toEqual([
      'Content-Security-Policy',
      "default-src 'none'; connect-src 'self' https://gambar.test",
    ]);
  });

  it('requires https only when the shop is served over https', () => {
    expect(headersOf({}).has('Strict-Transport-Security')).toBe(false);
    const secure = headersOf({ STORE_URL: 'https://toko.test' });
    expect(secure.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(secure.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  });

  it('returns no content security policy in development, where styles are inline', () => {
    const headers = headersOf(settings, false);
    expect(headers.has('Content-Security-Policy')).toBe(false);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
