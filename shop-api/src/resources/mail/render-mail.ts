import { formatRupiah, multiplyRupiah } from '@gawai/domain/money';
import { html, type Html } from '../../http/html.ts';
import { mailContent, type MailContent, type MailStore } from './mail-content.ts';
import { MAIL_STYLES } from './mail-styles.ts';
import type { ShopMail } from './shop-mail.ts';

/** Characters of a value that fit next to its label on a narrow phone. */
const MAX_INLINE = 18;

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The subject of a mail, and the same content as plain text and as HTML. */
export function renderMail(mail: ShopMail, store: MailStore): RenderedMail {
  const content = mailContent(mail, store);
  return {
    subject: content.subject,
    text: textOf(content, store),
    html: htmlOf(content, store).markup,
  };
}

function textOf(content: MailContent, store: MailStore): string {
  const { paragraphs, lines = [], facts, action, afterword } = content;
  const parts = [
    ...paragraphs,
    lines.map(
      ({ name, quantity, price }) => `${quantity} x ${name}: ${lineTotal(quantity, price)}`,
    ),
    facts.map(([name, value]) => `${name}: ${value}`),
    `${action.label}:\n${action.url}`,
    ...(afterword === undefined ? [] : [afterword]),
    `${store.storeName}\n${store.storeUrl}`,
  ];
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.join('\n')));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

/** Tables and inline styles, as mail programs need them; the style sheet is for those that read it. */
function htmlOf(content: MailContent, store: MailStore): Html {
  const { subject, paragraphs, lines = [], facts, action, afterword } = content;
  return html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${MAIL_STYLES}
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:#f3f4f8">
        <table
          class="ground"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:#f3f4f8"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px"
              >
                <tr>
                  <td style="padding:0 4px 16px;font-size:20px;font-weight:bold">
                    <a
                      class="ink"
                      href="${store.storeUrl}/"
                      style="color:#1f2440;text-decoration:none"
                      >${store.storeName}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="card ink"
                    style="background-color:#ffffff;color:#1f2440;border-radius:12px;padding:24px"
                  >
                    ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;word-break:break-word">${paragraph}</p>`)}
                    ${rows(lines.map(({ name, quantity, price }) => [`${quantity} x ${name}`, lineTotal(quantity, price)]))}
                    ${rows(facts)} ${button(action)}
                    ${afterword === undefined ? '' : html`<p class="soft" style="margin:16px 0 0;color:#565c78;font-size:14px;line-height:20px">${afterword}</p>`}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="padding:16px 4px 0;color:#565c78;font-size:13px;line-height:20px"
                  >
                    Email ini dikirim otomatis oleh ${store.storeName}.
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

function rows(pairs: readonly (readonly [name: string, value: string])[]): Html {
  if (pairs.length === 0) return html``;
  const cell = 'padding:8px 0;vertical-align:top;font-size:15px;line-height:22px';
  return html`<table
    class="rows"
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 16px;border-top:1px solid #d9dce8"
  >
    ${pairs.map(
      ([name, value]) =>
        html`<tr>
          <td class="soft" style="${cell};color:#565c78">${name}</td>
          <td align="right" style="${cell};padding-left:16px;font-weight:bold;${breaks(value)}">
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}

/** Amounts and numbers are not wrapped unless they are too long for a line. */
function breaks(value: string): string {
  return value.length <= MAX_INLINE ? 'white-space:nowrap' : 'word-break:break-word';
}

/** The link as a button, and its address as text for mail programs without links. */
function button({ label, url }: MailContent['action']): Html {
  return html`<p style="margin:8px 0 16px">
      <a
        class="button"
        href="${url}"
        style="display:inline-block;background-color:#3d4bb5;color:#ffffff;border-radius:10px;padding:12px 24px;font-weight:bold;text-decoration:none"
        >${label}</a
      >
    </p>
    <p
      class="soft"
      style="margin:0;color:#565c78;font-size:13px;line-height:20px;word-break:break-all"
    >
      ${url}
    </p>`;
}

function lineTotal(quantity: number, price: number): string {
  return formatRupiah(multiplyRupiah(price, quantity));
}
