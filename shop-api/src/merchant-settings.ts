import { isSecure } from '@gawai/server-kit/setting';
import type { DemoSettings } from './demo-settings.ts';

/** Merchant settings of the payment provider; undefined when not set. */
export interface MerchantSettings {
  readonly ipay88Url: string | null;
  readonly merchantCode: string | undefined;
  readonly merchantKey: string | undefined;
  readonly publicUrl: string | null;
  readonly demo: Pick<DemoSettings, 'sandbox'>;
}

/**
 * The settings missing for payments through a provider (shop-api.md 5.24). Its messages must reach this shop and be
 * signed with a shared key: a generated one is valid for the sandbox only.
 */
export function merchantProblems({
  ipay88Url,
  merchantCode,
  merchantKey,
  publicUrl,
  demo,
}: MerchantSettings): string[] {
  if (ipay88Url === null) return [];
  const url = new URL(ipay88Url);
  const needed = {
    IPAY88_MERCHANT_CODE: merchantCode,
    IPAY88_MERCHANT_KEY: merchantKey,
    SHOP_PUBLIC_URL: publicUrl,
  };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  return [
    ...missing.map(([name]) => `IPAY88_URL needs ${name} beside it.`),
    ...(demo.sandbox ? ['SHOP_SANDBOX cannot be on beside IPAY88_URL.'] : []),
    ...(isSecure(url) ? [] : ['IPAY88_URL must start with https://.']),
    ...(url.pathname === '/'
      ? []
      : [
          `IPAY88_URL must have no path, as in ${url.origin}: the shop adds those of the provider.`,
        ]),
  ];
}
