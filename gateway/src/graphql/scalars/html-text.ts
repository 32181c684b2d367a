import sanitizeHtml from 'sanitize-html';
import { memoizeText } from './memoize-text.ts';

/** Tags that can be part of a word; all other tags separate words. */
const WITHIN_WORDS: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);

/** The text of HTML of the shop on one line, without tags, scripts and styles, its entities decoded. */
export const htmlText = memoizeText((html) => {
  const parts: string[] = [];
  const separate = (tag: string) => {
    if (!WITHIN_WORDS.has(tag)) parts.push(' ');
  };
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag: separate,
    onCloseTag: separate,
    textFilter: (escaped) => {
      parts.push(unescape(escaped));
      return '';
    },
  });
  return parts
    .join('')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
});

/** The sanitiser decodes entities, but escapes these three again. */
function unescape(escaped: string): string {
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
