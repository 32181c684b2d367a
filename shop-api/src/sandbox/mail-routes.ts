import { existing } from '../http/rejections.ts';
import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../http/html.ts';
import { raw, type ShopResponse } from '../http/shop-response.ts';
import { shopTime } from '../http/shop-time.ts';
import { idFrom } from '../http/text.ts';
import { routesOf } from '../http/route.ts';
import { waitingMail, waitingMails, type OutboxMail } from '../resources/mail/outbox.ts';
import { renderMail } from '../resources/mail/render-mail.ts';
import type { Shop } from '../shop.ts';
import { pageResponse, PRIVATE_PAGE } from './page-frame.ts';

const LIST_LENGTH = 100;
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The mails of the outbox, for developers (shop-api.md 10.10): a list, and each as HTML and as text. Only in the demo
 * and without a mail server, because any client of the shop can read them.
 */
export function mailSandboxRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  const { mailServer, demo } = shop.settings;
  if (mailServer !== null || !demo.sandbox) return;
  publicRoute('GET /sandbox/mail', null, async () =>
    listPage(shop, await waitingMails(shop.db, LIST_LENGTH)),
  );
  publicRoute('GET /sandbox/mail/:id', null, async ({ params, query }) => {
    const id = idFrom(params.id);
    const found = existing(await waitingMail(shop.db, existing(id)));
    const rendered = renderMail(found.mail, shop.settings);
    return query['as'] === 'text'
      ? mailResponse('text/plain', rendered.text)
      : mailResponse('text/html', rendered.html);
  });
}

function listPage(shop: Shop, mails: readonly OutboxMail[]): ShopResponse {
  return pageResponse({
    status: 200,
    title: 'Email uji coba',
    mark: 'Email ini tidak dikirim ke siapa pun.',
    footer: `Dengan SMTP_URL, ${shop.settings.storeName} mengirimnya.`,
    formOrigins: [],
    content: html`<section class="card">
      <h1>Email uji coba</h1>
      ${
        mails.length === 0
          ? html`<p class="small">Belum ada email.</p>`
          : html`<dl>${mails.map((mail) => listEntry(shop, mail))}</dl>`
      }
    </section>`,
  });
}

function listEntry(shop: Shop, { id, recipient, mail, createdAt }: OutboxMail): Html {
  const { subject } = renderMail(mail, shop.settings);
  return html`<div class="stacked">
    <dt>${shopTime(createdAt)}, ${recipient}</dt>
    <dd>
      <a href="${shop.publicUrl}/sandbox/mail/${id}">${subject}</a> (<a
        href="${shop.publicUrl}/sandbox/mail/${id}?as=text"
        >teks</a
      >)
    </dd>
  </div>`;
}

function mailResponse(type: string, content: string): ShopResponse {
  const headers = {
    ...PRIVATE_PAGE,
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': MAIL_POLICY,
    'cache-control': 'no-store',
  };
  return raw(200, headers, content);
}
