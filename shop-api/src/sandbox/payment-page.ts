import { formatRupiah } from '@gawai/domain/money';
import type { ShopResponse } from '../http/shop-response.ts';
import { shopTime } from '../http/shop-time.ts';
import type { Shop } from '../shop.ts';
import { html, type Html } from '../http/html.ts';
import { methodPanel } from './method-panel.ts';
import { pageResponse } from './page-frame.ts';
import type { Checkout } from './checkout.ts';

const LOCK = html`<svg
  width="16"
  height="16"
  viewBox="0 0 16 16"
  fill="none"
  stroke="currentColor"
  stroke-width="1.5"
  aria-hidden="true"
>
  <rect x="2.75" y="7" width="10.5" height="7" rx="1.75" />
  <path d="M5 7V5a3 3 0 0 1 6 0v2" />
</svg>`;

/**
 * The sandbox payment page (shop-api.md 5.24): merchant, order, amount, payment method, and a button for each possible
 * result. Works without JavaScript.
 */
export function paymentPage(shop: Shop, checkout: Checkout): ShopResponse {
  const { session, payment, order, kind } = checkout;
  const merchant = shop.settings.storeName;
  const facts = {
    methodName: payment.paymentMethodName,
    amount: session.amount,
    refNo: session.refNo,
  };
  return pageResponse({
    status: 200,
    title: `Pembayaran ${order.orderNo} – ${merchant}`,
    formOrigins: [new URL(shop.publicUrl).origin],
    content: html`<div class="top">${LOCK}<span>Halaman Pembayaran</span></div>
      <div class="columns">
        <section class="card" aria-label="Ringkasan">
          <div class="merchant">
            <span class="badge" aria-hidden="true">${merchant.slice(0, 1)}</span>
            <div>
              <h1>${merchant}</h1>
              <p class="small">Pesanan ${order.orderNo}</p>
            </div>
          </div>
          <p class="amount">${formatRupiah(session.amount)}</p>
          <dl>
            <div>
              <dt>Metode</dt>
              <dd>${payment.paymentMethodName}</dd>
            </div>
            <div>
              <dt>Batas waktu</dt>
              <dd>${deadline(payment.expiredAt)}</dd>
            </div>
            <div class="stacked">
              <dt>Referensi</dt>
              <dd>${session.refNo}</dd>
            </div>
          </dl>
        </section>
        <section class="card" aria-labelledby="method">
          <div class="panel">
            <h2 id="method">${payment.paymentMethodName}</h2>
            ${methodPanel(kind, facts)}
          </div>
          ${choices(shop, checkout)}
        </section>
      </div>`,
  });
}

function choices(shop: Shop, { session }: Checkout): Html {
  return html`<form class="choices" method="post" action="${shop.publicUrl}/sandbox/ipay88/answer">
    <input type="hidden" name="CheckoutID" value="${session.checkoutId}" />
    <input type="hidden" name="Signature" value="${session.signature}" />
    <button class="pay" name="action" value="pay">Bayar ${formatRupiah(session.amount)}</button>
    <p class="small">Atau coba hasil yang lain:</p>
    <div class="others">
      <button name="action" value="pending">Bayar nanti</button>
      <button name="action" value="fail">Gagalkan</button>
      <button name="action" value="cancel">Batalkan</button>
    </div>
  </form>`;
}

/** `21-11-2026 14.03 WIB`, by the clock of the shop. */
function deadline(moment: Date): string {
  const [day = '', time = ''] = shopTime(moment).split(' ');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5).replace(':', '.')} WIB`;
}
