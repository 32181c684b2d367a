import { seeded } from '../drawing/paint/seeded.ts';
import type { SeedProduct } from './seed-product.ts';

const HIGHLIGHTS: readonly [string, ...string[]] = [
  'Yang menarik',
  'Sorotan',
  'Kenapa dipilih',
  'Keunggulan',
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The description of a product as HTML: its paragraphs, and its highlights as a list (specification.md
 * 3). Its facts are technical data, which pages show beside it.
 */
export function describe(product: SeedProduct): string {
  const paragraphs = product.about.map((text) => `<p>${escaped(text)}</p>`);
  const points = product.points.map((point) => `<li>${escaped(point)}</li>`);
  const title = seeded(product.name).pick(HIGHLIGHTS);
  return [...paragraphs, `<h3>${title}</h3><ul>${points.join('')}</ul>`].join('\n');
}

/** As much as search engines show of a description, in characters. */
const META_LONGEST = 160;
const PROMISE = 'Garansi resmi, kirim ke seluruh Indonesia.';

/**
 * A line for search engines: the name, the first sentence of the description, and what the shop adds
 * when it fits. A sentence that is too long ends at a word.
 */
export function metaDescriptionOf(product: SeedProduct): string {
  const [first] = product.about;
  const end = first.search(/[.:;] /);
  const sentence = `${product.name}. ${end === -1 ? first : `${first.slice(0, end)}.`}`;
  const whole = `${sentence} ${PROMISE}`;
  if (whole.length <= META_LONGEST) return whole;
  if (sentence.length <= META_LONGEST) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', META_LONGEST - 1)).replace(/[,.]$/, '')}…`;
}
