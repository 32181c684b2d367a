/** What makes a drawing do more than show itself: it runs, fetches, or explodes when it is opened. */
const ACTIVE: readonly RegExp[] = [
  /<! ?(?:ENTITY|ELEMENT|ATTLIST|NOTATION)/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|frame|object|embed|applet|audio|video|html|body|link|meta|base|handler|listener)\b/i,
  /[ "'/](?:[\w.-]+:)?on[a-z]+ ?=/i,
  /attributeName ?= ?["']? ?(?:on|(?:xlink:)?href)/i,
  /(?:java|vb|live)script ?:/i,
  /(?:href|src) ?= ?["']? ?(?![ "'#]|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /url\( ?["']? ?(?![ "'#]|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /@import/i,
];

const DECLARED_ENCODING = /^<\?xml[^>]*encoding ?= ?["']([^"']*)["']/i;
const CLOSING = /(?:<\/(?:[\w.-]{1,50}:)?svg ?>|\/>)$/i;

/**
 * Whether an SVG is whole, plain UTF-8 and free of scripts, event handlers, entities, embedded pages
 * and addresses outside itself (shop-api.md 5.21). It is only ever given away as a file; this keeps what
 * the operator then opens from doing anything but show. Not parsed: small drawings can keep a renderer
 * busy for minutes.
 */
export function isInertDrawing(bytes: Uint8Array): boolean {
  const text = plainText(bytes);
  if (text === null) return false;
  const encoding = DECLARED_ENCODING.exec(text)?.[1] ?? 'utf-8';
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || !isWhole(text)) return false;
  return ACTIVE.every((sign) => !sign.test(text));
}

/** Whether the drawing ends where it should; only comments may follow. */
function isWhole(text: string): boolean {
  let rest = text;
  while (rest.endsWith('-->')) {
    const start = rest.lastIndexOf('<!--');
    if (start < 0) return false;
    rest = rest.slice(0, start).trimEnd();
  }
  return CLOSING.test(rest.slice(-100));
}

/** The text with its numeric references resolved and every run of blanks as one blank. */
function plainText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/gi, (_all, hex?: string, digits?: string) =>
        hex === undefined ? sign(Number(digits)) : sign(Number.parseInt(hex, 16)),
      )
      .replace(/\p{Cc}+| +/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim();
  } catch {
    return null;
  }
}

function sign(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
