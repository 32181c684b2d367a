import { createHash } from 'node:crypto';
import type { RenderedPage } from '../entry-server.tsx';
import { encodeBody, wantedEncoding, type EncodedBody, type Encoding } from './compress.ts';

/** A page as it is sent, again and again: compressed once in each way that is asked for. */
export interface KeptPage {
  readonly page: RenderedPage;
  /** Weak, because all encodings of a page are the same page; null for one that is not kept. */
  readonly tag: string | null;
  /** When it is no longer true, by the clock of the kept pages in ms. */
  readonly freshUntil: number;
  /** The bytes for what a browser takes (its `Accept-Encoding`). */
  body: (acceptEncoding: string) => EncodedBody | Promise<EncodedBody>;
}

const tagOf = (html: string) =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** Makes a page ready to be kept. `onGrown` hears how many bytes each new form of it takes. */
export function createKeptPage(
  page: RenderedPage,
  freshUntil: number,
  onGrown: (bytes: number) => void = () => undefined,
): KeptPage {
  const bodies = new Map<Encoding | null, EncodedBody | Promise<EncodedBody>>();
  const make = async (encoding: Encoding | null): Promise<EncodedBody> => {
    const body = await encodeBody(page.html, encoding);
    bodies.set(encoding, body);
    onGrown(body.bytes.length);
    return body;
  };
  return {
    page,
    freshUntil,
    tag: page.lifetime > 0 ? tagOf(page.html) : null,
    body: (acceptEncoding) => {
      const encoding = wantedEncoding(acceptEncoding);
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const making = make(encoding);
      bodies.set(encoding, making);
      return making;
    },
  };
}
