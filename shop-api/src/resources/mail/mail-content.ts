import { formatRupiah } from '@gawai/domain/money';
import { orderPage } from '../order/order-page.ts';
import type { MailLine, MailOrder, MailPayment, ShopMail } from './shop-mail.ts';

/** The content of a mail, independent of text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly lines?: readonly MailLine[];
  /** Names and values in the order in which they are read; an empty list is left out. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The link of the mail, an absolute address. */
  readonly action: { readonly label: string; readonly url: string };
  /** What follows the link. */
  readonly afterword?: string;
}

/** Base URL of the links of a mail, and name of the shop. */
export interface MailStore {
  /** Without a slash at the end. */
  readonly storeUrl: string;
  readonly storeName: string;
}

type MailOf<Kind extends ShopMail['kind']> = Extract<ShopMail, { readonly kind: Kind }>;

/** A name of letters only: a name is free text, and a mail of the shop must not carry a link of its sender. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,50}$/u;

const dateAndTime = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
});

/** The Indonesian content of a mail. */
export function mailContent(mail: ShopMail, store: MailStore): MailContent {
  switch (mail.kind) {
    case 'orderReceived':
      return orderReceived(mail, store);
    case 'paymentReceived':
      return paymentReceived(mail, store);
    case 'receiptRejected':
      return receiptRejected(mail, store);
    case 'shipped':
      return shipped(mail, store);
    case 'refunded':
      return refunded(mail, store);
    case 'passwordReset':
      return passwordReset(mail, store);
  }
}

function orderReceived(mail: MailOf<'orderReceived'>, store: MailStore): MailContent {
  const { order, lines, figures, payments, payUntil } = mail;
  const next =
    payUntil === null
      ? 'Tidak ada yang perlu dibayar. Pesanan Anda segera kami siapkan.'
      : `Silakan selesaikan pembayaran sebelum ${timeText(payUntil)}.`;
  return {
    subject: `Pesanan ${order.orderNo} telah kami terima`,
    paragraphs: [
      greeting(order.firstName),
      `Terima kasih telah berbelanja di ${store.storeName}. Pesanan Anda telah kami terima.`,
      next,
    ],
    lines,
    facts: [
      ['Nomor Pesanan', order.orderNo],
      ['Total Harga', formatRupiah(figures.total)],
      ...amount('Diskon Voucher', -figures.voucherDiscount),
      ...amount('Ongkos Kirim', figures.shipping),
      ...amount('Asuransi Pengiriman', figures.insurance),
      ...amount('Biaya Pembayaran', figures.paymentFee),
      ['Total Bayar', formatRupiah(figures.grandTotal)],
      ...payments.map(paymentFact),
    ],
    action: orderLink(order, store),
  };
}

function paymentReceived(mail: MailOf<'paymentReceived'>, store: MailStore): MailContent {
  const { order, payment, remaining, isVoided } = mail;
  return {
    subject: `Pembayaran pesanan ${order.orderNo} telah kami terima`,
    paragraphs: [
      greeting(order.firstName),
      `Pembayaran Anda sebesar ${formatRupiah(payment.amount)} telah kami terima.`,
      isVoided
        ? 'Pesanan ini sudah dibatalkan sebelum pembayaran Anda masuk. Kami akan menghubungi Anda tentang pengembalian dana.'
        : afterPayment(remaining),
    ],
    facts: [['Nomor Pesanan', order.orderNo], paymentFact(payment)],
    action: orderLink(order, store),
  };
}

function afterPayment(remaining: number | null): string {
  if (remaining === null) {
    return 'Batas waktu salah satu pembayaran sudah lewat. Silakan hubungi kami untuk melanjutkan pesanan ini atau menerima uang Anda kembali.';
  }
  return remaining > 0
    ? `Pembayaran sebesar ${formatRupiah(remaining)} masih kami tunggu.`
    : 'Pesanan Anda sudah lunas dan segera kami siapkan.';
}

function receiptRejected(mail: MailOf<'receiptRejected'>, store: MailStore): MailContent {
  const { order, payment, note, payUntil } = mail;
  const deadline = payUntil === undefined ? '' : ` sebelum ${timeText(payUntil)}`;
  return {
    subject: `Bukti pembayaran pesanan ${order.orderNo} belum dapat kami terima`,
    paragraphs: [
      greeting(order.firstName),
      `Bukti pembayaran yang Anda kirim belum dapat kami terima. Silakan kirim bukti pembayaran yang baru di halaman pesanan${deadline}.`,
      ...noteOfShop(note),
    ],
    facts: [['Nomor Pesanan', order.orderNo], paymentFact(payment)],
    action: orderLink(order, store),
  };
}

function shipped(mail: MailOf<'shipped'>, store: MailStore): MailContent {
  const { order, parcel } = mail;
  const facts = [['Nomor Pesanan', order.orderNo]] as const;
  if (parcel === null) {
    return {
      subject: `Pesanan ${order.orderNo} telah diambil`,
      paragraphs: [
        greeting(order.firstName),
        `Pesanan Anda telah diambil di toko. Terima kasih telah berbelanja di ${store.storeName}.`,
      ],
      facts,
      action: orderLink(order, store),
    };
  }
  const { courier, resiNo, trackingUrl } = parcel;
  return {
    subject: `Pesanan ${order.orderNo} telah dikirim`,
    paragraphs: [
      greeting(order.firstName),
      'Pesanan Anda sudah kami serahkan ke kurir. Gunakan nomor resi untuk melacak paket Anda.',
    ],
    facts: [...facts, ['Kurir', courier], ['Nomor Resi', resiNo]],
    action:
      trackingUrl === null ? orderLink(order, store) : { label: 'Lacak paket', url: trackingUrl },
  };
}

function refunded(mail: MailOf<'refunded'>, store: MailStore): MailContent {
  const { order, amount: paid, note } = mail;
  return {
    subject: `Pengembalian dana pesanan ${order.orderNo}`,
    paragraphs: [
      greeting(order.firstName),
      paid > 0
        ? `Dana sebesar ${formatRupiah(paid)} untuk pesanan Anda kami kembalikan.`
        : 'Pesanan Anda telah kami batalkan.',
      ...noteOfShop(note),
    ],
    facts: [['Nomor Pesanan', order.orderNo], ...amount('Dana kembali', paid)],
    action: orderLink(order, store),
  };
}

function passwordReset(mail: MailOf<'passwordReset'>, store: MailStore): MailContent {
  return {
    subject: `Buat Password baru untuk akun ${store.storeName} Anda`,
    paragraphs: [
      greeting(mail.firstName),
      `Kami menerima permintaan untuk membuat Password baru. Tautan di bawah berlaku selama ${mail.minutes} menit dan hanya dapat digunakan satu kali.`,
    ],
    facts: [],
    // After `#`, so that neither a server nor the next page's Referer gets the token.
    action: {
      label: 'Buat Password baru',
      url: `${store.storeUrl}/reset-password#${mail.token}`,
    },
    afterword:
      'Jika bukan Anda yang memintanya, abaikan email ini. Password Anda tidak berubah, dan jangan berikan tautan ini kepada siapa pun.',
  };
}

/** A time of a mail, in the time zone of the shop. */
function timeText(iso: string): string {
  return `${dateAndTime.format(new Date(iso))} WIB`;
}

function greeting(firstName: string): string {
  return PLAIN_NAME.test(firstName) ? `Halo ${firstName},` : 'Halo,';
}

function noteOfShop(note: string | null): string[] {
  return note === null ? [] : [`Catatan toko: ${note}`];
}

/** An amount that is left out when it is 0. */
function amount(name: string, rupiah: number): [string, string][] {
  return rupiah === 0 ? [] : [[name, formatRupiah(rupiah)]];
}

function paymentFact({ method, amount: total }: MailPayment): [string, string] {
  return [`Pembayaran ${method}`, formatRupiah(total)];
}

function orderLink({ hash, isGuest }: MailOrder, { storeUrl }: MailStore) {
  return { label: 'Lihat pesanan', url: storeUrl + orderPage(hash, isGuest) };
}
