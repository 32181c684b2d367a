import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import type { ShopMail } from './shop-mail.ts';

const STORE = { storeUrl: 'https://gawai.example', storeName: 'Gawai' };
const HASH = 'f3b1c0de5a9d4b6e8c7f2a1d0e9b8c7a6f5e4d3c';
const order = { orderNo: 'SO261120000900', hash: HASH, isGuest: false, firstName: 'Budi' };
const payment = { method: 'BCA Virtual Account', amount: 3_558_998 };

const received: Extract<ShopMail, { kind: 'orderReceived' }> = {
  kind: 'orderReceived',
  order,
  lines: [{ name: 'Galaxy A55, Awesome Navy', quantity: 2, price: 5_999_000 }],
  figures: {
    total: 11_998_000,
    voucherDiscount: 500_000,
    shipping: 36_000,
    insurance: 27_996,
    paymentFee: 4_000,
    grandTotal: 11_565_996,
  },
  payments: [{ method: 'BCA Virtual Account', amount: 11_565_996 }],
  payUntil: '2026-11-21T07:03:22.000Z',
};

const mails: readonly ShopMail[] = [
  received,
  { kind: 'paymentReceived', order, payment, remaining: 0, isVoided: false },
  {
    kind: 'receiptRejected',
    order,
    payment,
    note: 'Nominal tidak sesuai',
    payUntil: '2026-11-24T07:03:22.000Z',
  },
  { kind: 'shipped', order, parcel: { courier: 'JNE REG', resiNo: 'JNE001', trackingUrl: null } },
  { kind: 'refunded', order, amount: 3_558_998, note: null },
  { kind: 'passwordReset', firstName: 'Budi', token: 'abc-DEF_123', minutes: 30 },
];

const render = (mail: ShopMail) => renderMail(mail, STORE);

/** The visible text of an HTML mail. */
const shownText = (html: string) =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('renderMail', () => {
  it.each(mails)(
    'renders $kind with a subject, and a text and an HTML page with the same content',
    (mail) => {
      const { subject, text, html } = render(mail);
      expect(subject).toMatch(/^[^\r\n]{10,78}$/);
      const facts = text.match(/Rp [0-9.]+|https:\S+|SO\d+/g) ?? [];
      for (const fact of [...facts, 'Halo Budi,', 'Gawai']) {
        expect(text).toContain(fact);
        expect(shownText(html)).toContain(fact);
      }
      expect(html).toContain('<html lang="id">');
      expect(html).not.toMatch(/<(?:script|img|link|iframe)\b/);
    },
  );

  it('lists the amounts of an order and its payment deadline in Jakarta time', () => {
    const { subject, text } = render(received);
    expect(subject).toBe('Pesanan SO261120000900 telah kami terima');
    expect(text).toContain('2 x Galaxy A55, Awesome Navy: Rp 11.998.000');
    expect(text).toContain('Diskon Voucher: -Rp 500.000');
    expect(text).toContain('Asuransi Pengiriman: Rp 27.996');
    expect(text).toContain('Total Bayar: Rp 11.565.996');
    expect(text).toContain('Pembayaran BCA Virtual Account: Rp 11.565.996');
    expect(text).toContain('sebelum 21 November 2026 pukul 14.03 WIB.');
  });

  it('leaves out amounts of 0, and requests no payment when nothing is due', () => {
    const free = { ...received.figures, voucherDiscount: 0, insurance: 0, grandTotal: 0 };
    const { text } = render({ ...received, figures: free, payments: [], payUntil: null });
    expect(text).not.toMatch(/Diskon|Asuransi|sebelum/);
    expect(text).toContain('Tidak ada yang perlu dibayar');
  });

  it('links to the order of a customer or of a guest', () => {
    expect(render(received).text).toContain(`https://gawai.example/order-history/${HASH}`);
    const guest = { ...received, order: { ...order, isGuest: true } };
    expect(render(guest).text).toContain(`https://gawai.example/order/guest/${HASH}`);
  });

  it.each([
    [0, false, 'sudah lunas'],
    [4_116_000, false, 'Pembayaran sebesar Rp 4.116.000 masih kami tunggu.'],
    [
      null,
      false,
      'Batas waktu salah satu pembayaran sudah lewat. Silakan hubungi kami untuk melanjutkan pesanan ini atau menerima uang Anda kembali.',
    ],
    [0, true, 'sudah dibatalkan sebelum pembayaran Anda masuk'],
  ])('states what follows a payment: %s due, voided: %s', (remaining, isVoided, sentence) => {
    const mail = { kind: 'paymentReceived', order, payment, remaining, isVoided } as const;
    expect(render(mail).text).toContain(sentence);
  });

  it('names the deadline of a new receipt, unless an older version wrote the mail', () => {
    expect(render(mails[2]!).text).toContain(
      'kirim bukti pembayaran yang baru di halaman pesanan sebelum 24 November 2026 pukul 14.03 WIB.',
    );
    const older = { kind: 'receiptRejected', order, payment, note: null } as const;
    expect(render(older).text).toContain('yang baru di halaman pesanan.');
  });

  it('quotes the note of the operator', () => {
    expect(render(mails[2]!).text).toContain('Catatan toko: Nominal tidak sesuai');
    expect(render({ ...mails[2]!, note: null } as ShopMail).text).not.toContain('Catatan');
  });

  it('names the tracking number with a link to the courier, or states the pickup', () => {
    const trackingUrl = 'https://jne.example/?no=JNE001';
    const parcel = { courier: 'JNE REG', resiNo: 'JNE001', trackingUrl };
    const sent = render({ kind: 'shipped', order, parcel });
    expect(sent.text).toContain('Kurir: JNE REG\nNomor Resi: JNE001');
    expect(sent.html).toContain(`href="${trackingUrl}"`);
    const fetched = render({ kind: 'shipped', order, parcel: null });
    expect(fetched.subject).toBe('Pesanan SO261120000900 telah diambil');
    expect(fetched.text).not.toMatch(/Kurir|Resi/i);
  });

  it('puts the token of a new password into the fragment of its link', () => {
    const { html, text } = render(mails[5]!);
    expect(html).toContain('href="https://gawai.example/reset-password#abc-DEF_123"');
    expect(text).toContain('30 menit');
    expect(render(mails[5]!).subject).not.toContain('abc');
  });

  it('escapes every text of shop and buyer', () => {
    const hostile = `<img src=x onerror=alert(1)>"'&`;
    const { html } = renderMail(
      {
        ...received,
        order: { ...order, orderNo: hostile, firstName: hostile },
        lines: [{ name: hostile, quantity: 1, price: 1 }],
        payments: [{ method: hostile, amount: 1 }],
      },
      { ...STORE, storeName: hostile },
    );
    expect(html).not.toContain('<img');
    const note = renderMail({ kind: 'refunded', order, amount: 1, note: hostile }, STORE).html;
    expect(note).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  it.each(['menang.example/hadiah', 'Klik https://x.example', 'a'.repeat(51), 'Budi\nHalo'])(
    'uses no name in the greeting that could contain a message: %j',
    (firstName) => {
      const { text } = render({ ...received, order: { ...order, firstName } });
      expect(text.startsWith('Halo,\n')).toBe(true);
    },
  );

  it.each(['Budi', "Nur'aini", 'Siti Nurhaliza', 'Renée', 'Anna-Maria'])(
    'greets %s',
    (firstName) => {
      const { text } = render({ ...received, order: { ...order, firstName } });
      expect(text.startsWith(`Halo ${firstName},\n`)).toBe(true);
    },
  );
});
