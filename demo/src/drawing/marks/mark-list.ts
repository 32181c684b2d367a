/** A run of letters in one colour. */
export interface MarkText {
  readonly text: string;
  /** `#rrggbb`, the colour of the brand. */
  readonly colour: string;
  readonly isItalic?: boolean;
}

/** A wordmark of a payment or shipping partner, set in the shop's typeface; no traced trademark. */
export interface Wordmark {
  /** Name of the file, e.g. `bca` for `marks/bca.svg`. */
  readonly slug: string;
  /** The texts that it shows, left to right. */
  readonly texts: readonly MarkText[];
  /** Colour of the tile, `#rrggbb`; white when left out. */
  readonly ground?: string;
}

/** A wordmark on white; each run of letters with its colour. */
const word = (
  slug: string,
  ...runs: readonly (readonly [text: string, colour: string])[]
): Wordmark => ({ slug, texts: runs.map(([text, colour]) => ({ text, colour })) });

const reversed = (slug: string, text: string, ground: string): Wordmark => ({
  slug,
  ground,
  texts: [{ text, colour: '#ffffff' }],
});

/** The partners that the specification lists, and the shop's own courier. */
export const WORDMARKS: readonly Wordmark[] = [
  word('bca', ['BCA', '#0060af']),
  word('bri', ['BRI', '#00529c']),
  word('bni', ['BNI', '#d9541e']),
  word('permata-bank', ['Permata', '#7a2482'], ['Bank', '#4c7d1c']),
  word('mandiri', ['mandiri', '#003d79']),
  word('master-card', ['Master', '#d1001f'], ['Card', '#c75b00']),
  { slug: 'visa', texts: [{ text: 'VISA', colour: '#1a1f71', isItalic: true }] },
  reversed('american-express', 'AMEX', '#006fcf'),
  word('jcb', ['J', '#0b4ea2'], ['C', '#c8102e'], ['B', '#0b7d3b']),
  reversed('dana', 'DANA', '#0f78d4'),
  reversed('ovo', 'OVO', '#4c3494'),
  word('link-aja', ['LinkAja', '#d9181f']),
  word('shopee-pay', ['ShopeePay', '#d63a1b']),
  word('shopee-pay-later', ['SPay', '#d63a1b'], ['Later', '#333333']),
  word('alfamart', ['Alfamart', '#d71920']),
  word('alfa-express', ['Alfa', '#d71920'], ['express', '#1b4f9c']),
  word('alfamidi', ['Alfa', '#d71920'], ['midi', '#2d6a2e']),
  word('indomaret', ['Indo', '#0054a6'], ['maret', '#d71920']),
  word('dan-dan', ['DAN', '#0086a8'], ['+', '#c40068'], ['DAN', '#0086a8']),
  word('kredivo', ['Kredivo', '#0a6fc2']),
  word('indodana', ['indo', '#0a7a3e'], ['dana', '#1a4f8a']),
  word('akulaku', ['Akulaku', '#d8202a']),
  word('jne', ['JN', '#14387f'], ['E', '#d71920']),
  reversed('jnt', 'J&T', '#d50f1d'),
  word('sicepat', ['Si', '#222222'], ['Cepat', '#c8102e']),
  reversed('kurir-toko', 'Kurir Toko', '#0f5d73'),
];

/** One picture for a method of several brands: their wordmarks side by side. */
export const MARK_ROWS: readonly { readonly slug: string; readonly of: readonly string[] }[] = [
  { slug: 'credit-card', of: ['visa', 'master-card', 'american-express', 'jcb'] },
];
