/** Names of product lines that do not begin with their brand. */
const LINES: Readonly<Record<string, string>> = {
  Galaxy: 'Samsung',
  iPhone: 'Apple',
  iPad: 'Apple',
  iMac: 'Apple',
  Mac: 'Apple',
  MacBook: 'Apple',
  AirPods: 'Apple',
  Redmi: 'Xiaomi',
  ROG: 'ASUS',
  Royal: 'Royal Kludge',
  WD: 'Western Digital',
};

/** First words of products without a brand. */
const UNBRANDED = new Set(['Casing', 'Silicone', 'Smart', 'Tempered', 'Kabel', 'OTG']);

/** The brand of a product by its name, null for one without. */
export function brandOf(name: string): string | null {
  const [first = ''] = name.split(' ');
  return UNBRANDED.has(first) ? null : (LINES[first] ?? first);
}
