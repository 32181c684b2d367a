import type { ShopResponse } from '../http/shop-response.ts';
import type { Shop } from '../shop.ts';
import type { SandboxAction } from './sandbox-message.ts';
import { html, type Html } from '../http/html.ts';
import { pageResponse } from './page-frame.ts';

const RESULTS: Readonly<Record<SandboxAction, { isGood: boolean; title: string; text: string }>> = {
  pay: { isGood: true, title: 'Pembayaran berhasil', text: 'Uji coba pembayaran telah diterima.' },
  pending: {
    isGood: true,
    title: 'Menunggu pembayaran',
    text: 'Pembayaran akan selesai setelah uang diterima.',
  },
  fail: { isGood: false, title: 'Pembayaran gagal', text: 'Penyedia pembayaran menolaknya.' },
  cancel: { isGood: false, title: 'Pembayaran dibatalkan', text: 'Tidak ada yang dibayar.' },
};

/**
 * Sends the browser to the shop with the signed result: a form that submits itself, with a button for browsers without
 * JavaScript (shop-api.md 5.24). `backTo` is the origin to which the shop redirects.
 */
export function returnPage(
  shop: Shop,
  action: SandboxAction,
  message: Readonly<Record<string, string>>,
  backTo: string,
): ShopResponse {
  const { isGood, title, text } = RESULTS[action];
  const fields = Object.entries(message).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return pageResponse({
    status: 200,
    title,
    formOrigins: [new URL(shop.publicUrl).origin, backTo],
    submitsItself: true,
    content: html`<section class="card notice">
      ${sign(isGood)}
      <h1>${title}</h1>
      <p class="small">${text} Anda sedang dikembalikan ke ${shop.settings.storeName}.</p>
      <form method="post" action="${shop.publicUrl}/ipay88/response">
        ${fields} <button class="pay">Kembali ke ${shop.settings.storeName}</button>
      </form>
    </section>`,
  });
}

/** The page for an unknown or used checkout (shop-api.md 5.24); `backTo` is the URL of its link. */
export function rejectedPage(shop: Shop, title: string, backTo: string): ShopResponse {
  return pageResponse({
    status: 400,
    title,
    formOrigins: [],
    content: html`<section class="card notice">
      ${sign(false)}
      <h1>${title}</h1>
      <p class="small">
        Buka kembali pesanan Anda dan pilih Bayar untuk membuka halaman yang baru.
      </p>
      <a class="button" href="${backTo}">Kembali ke ${shop.settings.storeName}</a>
    </section>`,
  });
}

function sign(isGood: boolean): Html {
  const stroke = isGood ? 'M18 29l7 7 14-15' : 'M20 20l16 16M36 20L20 36';
  return html`<svg
    class="sign ${isGood ? 'good' : 'bad'}"
    viewBox="0 0 56 56"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <circle cx="28" cy="28" r="25" />
    <path d="${stroke}" />
  </svg>`;
}
