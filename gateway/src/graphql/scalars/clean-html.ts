import sanitizeHtml from 'sanitize-html';
import { LRUCache } from 'lru-cache';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'div',
    'span',
    'b',
    'i',
    'strong',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        rel: 'noopener noreferrer',
        ...(target === '_blank' ? { target } : {}),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** Texts longer than this are cleaned again each time, so that few of them cannot fill the memory. */
const KEPT_TEXT_MAX = 100_000;

const cleaned = new LRUCache<string, string>({ max: 300 });

/**
 * HTML of the shop with nothing left in it that could act: only a short list of tags and attributes,
 * links of known kinds without a referrer. Remembered by content, as the same
 * descriptions are asked for over and over.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const result = sanitizeHtml(html, OPTIONS).trim();
  if (html.length <= KEPT_TEXT_MAX) cleaned.set(html, result);
  return result;
}
