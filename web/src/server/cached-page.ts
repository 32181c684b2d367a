import { entityTag } from '@gawai/server-kit/entity-tag';
import type { RenderedPage } from '../entry-server.tsx';
import { encodeBody, wantedEncoding, type EncodedBody, type Encoding } from './compress.ts';

/** A rendered page with its bodies, each encoding compressed once. */
export interface CachedPage {
  readonly page: RenderedPage;
  /** Weak, because all encodings share it; null for a page that is not cached. */
  readonly etag: string | null;
  /** When its data expires, by the clock of the page cache in ms. */
  readonly freshUntil: number;
  /** The body for a request's `Accept-Encoding`; a promise while it is being compressed. */
  body: (acceptEncoding: string) => EncodedBody | Promise<EncodedBody>;
}

/** `onGrown` receives the size of each new encoding in bytes. */
export function createCachedPage(
  page: RenderedPage,
  freshUntil: number,
  onGrown: (bytes: number) => void = () => undefined,
): CachedPage {
  const bodies = new Map<Encoding | null, EncodedBody | Promise<EncodedBody>>();
  const encode = async (encoding: Encoding | null): Promise<EncodedBody> => {
    const body = await encodeBody(page.html, encoding);
    bodies.set(encoding, body);
    onGrown(body.bytes.length);
    return body;
  };
  return {
    page,
    freshUntil,
    etag: page.lifetime > 0 ? `W/${entityTag(page.html)}` : null,
    body: (acceptEncoding) => {
      const encoding = wantedEncoding(acceptEncoding);
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const pending = encode(encoding);
      bodies.set(encoding, pending);
      // A failure, e.g. for lack of memory, must not be cached.
      pending.catch(() => bodies.delete(encoding));
      return pending;
    },
  };
}
