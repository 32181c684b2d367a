import { createHash } from 'node:crypto';
import { raw, type ShopResponse } from '../http/shop-response.ts';
import { html, Html } from '../http/html.ts';
import { PAGE_STYLES } from './page-styles.ts';

/** Submits the only form of the page; without JavaScript the buyer presses its button. */
const SUBMIT_SCRIPT = 'document.forms[0].submit();';

const NO_MONEY = 'Tidak ada uang yang berpindah di halaman ini.';
const NO_REAL_DATA =
  'Halaman ini meniru penyedia pembayaran. Jangan mengisi data kartu atau akun sungguhan.';

/** Headers of a page that is for one reader only. */
export const PRIVATE_PAGE = {
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

export interface SandboxPage {
  readonly status: number;
  readonly title: string;
  readonly content: Html;
  /** The text above and below the content, when it is not about a payment. */
  readonly mark?: string;
  readonly footer?: string;
  /** Origins to which its form leads, also through a redirect, besides the shop. */
  readonly formOrigins: readonly string[];
  /** Whether the page submits its form by itself. */
  readonly submitsItself?: boolean;
}

/**
 * A page without external resources, under a policy that forbids other sources, frames, search engines and the Referer
 * header. Every page states that it is a demo; those about a payment, that no money moves (shop-api.md 5.24).
 */
export function pageResponse(page: SandboxPage): ShopResponse {
  const script = page.submitsItself === true ? [new Html(`<script>${SUBMIT_SCRIPT}</script>`)] : [];
  const styles = new Html(`<style>${PAGE_STYLES}</style>`);
  const document = html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="data:," />
        <title>${page.title}</title>
        ${styles}
      </head>
      <body>
        <header class="mark"><strong>Mode uji coba.</strong> ${page.mark ?? NO_MONEY}</header>
        <main>${page.content}</main>
        <footer>${page.footer ?? NO_REAL_DATA}</footer>
        ${script}
      </body>
    </html> `;
  return raw(page.status, headersOf(page), document.markup);
}

function headersOf({ formOrigins, submitsItself }: SandboxPage): Record<string, string> {
  const policy = [
    "default-src 'none'",
    // The empty icon of the page: without it Firefox requests /favicon.ico and reports a violation.
    'img-src data:',
    `style-src '${sourceHash(PAGE_STYLES)}'`,
    `script-src ${submitsItself === true ? `'${sourceHash(SUBMIT_SCRIPT)}'` : "'none'"}`,
    `form-action ${["'self'", ...new Set(formOrigins)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    ...PRIVATE_PAGE,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  };
}

function sourceHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
