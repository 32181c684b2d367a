import { createHash } from 'node:crypto';
import { formatRupiah } from '@gawai/domain/money';
import { drawCode } from './code-drawing.ts';
import { html, type Html } from '../http/html.ts';

const VIRTUAL_ACCOUNT_DIGITS = 16;
const PAY_CODE_DIGITS = 12;
const INSTALMENTS = [3, 6, 12];

/** The content of a panel: the method, what it requires, and the reference from which its numbers are derived. */
export interface PanelFacts {
  readonly methodName: string;
  readonly amount: number;
  readonly refNo: string;
}

/**
 * The payment panel of a kind of method: a number to transfer to, a code, a form (shop-api.md 5.24). Fields have no
 * names, so that typed data is never sent.
 */
export function methodPanel(kind: string, facts: PanelFacts): Html {
  switch (kind) {
    case 'virtual_account':
      return virtualAccount(facts);
    case 'e_wallet':
      return wallet(facts);
    case 'retail':
      return retail(facts);
    case 'credit':
      return credit(facts);
    default:
      return card();
  }
}

function virtualAccount({ methodName, amount, refNo }: PanelFacts): Html {
  const number = digitsOf(refNo, VIRTUAL_ACCOUNT_DIGITS);
  return numberPanel('Nomor Virtual Account', number, 'Sentuh untuk memilih semua', [
    `Buka aplikasi atau ATM bank, lalu pilih ${methodName}.`,
    'Masukkan nomor di atas.',
    `Pastikan jumlahnya ${formatRupiah(amount)}, lalu bayar.`,
  ]);
}

function wallet({ methodName, amount, refNo }: PanelFacts): Html {
  return html`<div class="panel">
    <div class="code">${drawCode(refNo, 'Kode contoh yang tidak dapat dipindai')}</div>
    ${steps([
      `Buka aplikasi ${methodName}.`,
      'Pindai kode di atas.',
      `Periksa jumlah ${formatRupiah(amount)}, lalu setujui.`,
    ])}
  </div>`;
}

function retail({ methodName, amount, refNo }: PanelFacts): Html {
  const code = digitsOf(refNo, PAY_CODE_DIGITS);
  return numberPanel('Kode Pembayaran', code, `Tunjukkan kepada kasir ${methodName}`, [
    `Datang ke gerai ${methodName} terdekat.`,
    'Sebutkan kode di atas kepada kasir.',
    `Bayar ${formatRupiah(amount)} dan simpan struknya.`,
  ]);
}

function numberPanel(label: string, digits: string, hint: string, texts: readonly string[]): Html {
  return html`<div class="panel">
    <div class="number">
      <span class="small">${label}</span>
      ${copyable(digits)}
      <span class="small">${hint}</span>
    </div>
    ${steps(texts)}
  </div>`;
}

function credit({ methodName, amount }: PanelFacts): Html {
  const options = INSTALMENTS.map((months) => {
    const part = formatRupiah(Math.ceil(amount / months));
    return html`<option>${months} bulan, sekitar ${part} per bulan</option>`;
  });
  return html`<div class="panel">
    <div class="fields">
      <label class="wide"
        >Nomor ponsel akun ${methodName}
        <input inputmode="tel" autocomplete="off" placeholder="0812 3456 7890"
      /></label>
      <label class="wide"
        >Cicilan
        <select autocomplete="off">
          ${options}
        </select></label
      >
    </div>
  </div>`;
}

function card(): Html {
  return html`<div class="panel">
    <div class="fields">
      <label class="wide"
        >Nomor kartu
        <input
          inputmode="numeric"
          autocomplete="off"
          maxlength="23"
          placeholder="4111 1111 1111 1111"
      /></label>
      <label
        >Berlaku hingga
        <input inputmode="numeric" autocomplete="off" maxlength="7" placeholder="12/30"
      /></label>
      <label
        >CVV <input inputmode="numeric" autocomplete="off" maxlength="4" placeholder="123"
      /></label>
      <label class="wide"
        >Nama di kartu <input autocomplete="off" placeholder="NAMA CONTOH"
      /></label>
    </div>
    <p class="small">Isian boleh dikosongkan. Apa pun yang diketik di sini tidak dikirim.</p>
  </div>`;
}

function steps(texts: readonly string[]): Html {
  return html`<ol>
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ol>`;
}

/** Digits in groups of four that the eye can follow and that copy as one number. */
function copyable(digits: string): Html {
  const groups = digits.match(/.{1,4}/g) ?? [];
  return html`<strong class="digits"
    >${groups.map((group) => html`<span>${group}</span>`)}</strong
  >`;
}

/** A number that is always the same for one reference, and no bank's. */
function digitsOf(refNo: string, length: number): string {
  const number = createHash('sha256').update(refNo).digest().readBigUInt64BE();
  return `8000${number
    .toString()
    .padStart(length, '0')
    .slice(-(length - 4))}`;
}
