/** A run of letters in one colour. */
export interface MarkText {
  readonly text: string;
  /** `#rrggbb`, the colour that people know the brand by. */
  readonly colour: string;
  readonly isItalic?: boolean;
}

/** A wordmark of a payment or shipping partner, set in the shop's typeface; no traced trademark. */
export interface Wordmark {
  /** Name of the file, e.g. `bca` for `marks/bca.svg`. */
  readonly slug: string;
  /** The words that it shows, left to right. */
  readonly texts: readonly MarkText[];
  /** Colour of the tile, `#rrggbb`; white when left out. */
  readonly ground?: string;
}

const word = (slug: string, text: string, colour: string): Wordmark => ({
  slug,
  texts: [{ text, colour }],
});

const reversed = (slug: string, text: string, ground: string): Wordmark => ({
  slug,
  ground,
  texts: [{ text, colour: '#ffffff' }],
});

/** The partners that the specification lists, and the shop's own courier. */
export const WORDMARKS: readonly Wordmark[] = [
  word('bca', 'BCA', '#0060af'),
  word('bri', 'BRI', '#00529c'),
  word('bni', 'BNI', '#d9541e'),
  {
    slug: 'permata-bank',
    texts: [
      { text: 'Permata', colour: '#7a2482' },
      { text: 'Bank', colour: '#4c7d1c' },
    ],
  },
  word('mandiri', 'mandiri', '#003d79'),
  {
    slug: 'master-card',
    texts: [
      { text: 'Master', colour: '#d1001f' },
      { text: 'Card', colour: '#c75b00' },
    ],
  },
  { slug: 'visa', texts: [{ text: 'VISA', colour: '#1a1f71', isItalic: true }] },
  reversed('american-express', 'AMEX', '#006fcf'),
  {
    slug: 'jcb',
    texts: [
      { text: 'J', colour: '#0b4ea2' },
      { text: 'C', colour: '#c8102e' },
      { text: 'B', colour: '#0b7d3b' },
    ],
  },
  reversed('dana', 'DANA', '#0f78d4'),
  reversed('ovo', 'OVO', '#4c3494'),
  word('link-aja', 'LinkAja', '#d9181f'),
  word('shopee-pay', 'ShopeePay', '#d63a1b'),
  {
    slug: 'shopee-pay-later',
    texts: [
      { text: 'SPay', colour: '#d63a1b' },
      { text: 'Later', colour: '#333333' },
    ],
  },
  word('alfamart', 'Alfamart', '#d71920'),
  {
    slug: 'alfa-express',
    texts: [
      { text: 'Alfa', colour: '#d71920' },
      { text: 'express', colour: '#1b4f9c' },
    ],
  },
  {
    slug: 'alfamidi',
    texts: [
      { text: 'Alfa', colour: '#d71920' },
      { text: 'midi', colour: '#2d6a2e' },
    ],
  },
  {
    slug: 'indomaret',
    texts: [
      { text: 'Indo', colour: '#0054a6' },
      { text: 'maret', colour: '#d71920' },
    ],
  },
  {
    slug: 'dan-dan',
    texts: [
      { text: 'DAN', colour: '#0086a8' },
      { text: '+', colour: '#c40068' },
      { text: 'DAN', colour: '#0086a8' },
    ],
  },
  word('kredivo', 'Kredivo', '#0a6fc2'),
  {
    slug: 'indodana',
    texts: [
      { text: 'indo', colour: '#0a7a3e' },
      { text: 'dana', colour: '#1a4f8a' },
    ],
  },
  word('akulaku', 'Akulaku', '#d8202a'),
  {
    slug: 'jne',
    texts: [
      { text: 'JN', colour: '#14387f' },
      { text: 'E', colour: '#d71920' },
    ],
  },
  reversed('jnt', 'J&T', '#d50f1d'),
  {
    slug: 'sicepat',
    texts: [
      { text: 'Si', colour: '#222222' },
      { text: 'Cepat', colour: '#c8102e' },
    ],
  },
  reversed('kurir-toko', 'Kurir Toko', '#0f5d73'),
];

/** One picture for a method behind which several brands stand: their wordmarks side by side. */
export const MARK_ROWS: readonly { readonly slug: string; readonly of: readonly string[] }[] = [
  { slug: 'credit-card', of: ['visa', 'master-card', 'american-express', 'jcb'] },
];
