import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readQuery } from '../../http/query.ts';
import { notFound } from '../../http/refusals.ts';
import type { Reply } from '../../http/reply.ts';
import { raw } from '../../http/reply.ts';
import { openRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';

/** A picture of a path is always the same one, so a browser need not ask again for a year. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * GET /images/{path of an image field}?w={pixels} (Contract 1, image base): AVIF for who takes it,
 * WebP for the rest. Outside the limits, as one page shows many.
 */
export function pictureRoutes(app: FastifyInstance, shop: Shop): void {
  openRoute(app, '/images/*', (request) => picture(shop, request));
}

async function picture(shop: Shop, request: FastifyRequest): Promise<Reply> {
  const path = readQuery(request.params)['*'] ?? '';
  const width = readQuery(request.query)['w'] ?? '';
  const format = (request.headers.accept ?? '').includes('image/avif') ? 'avif' : 'webp';
  const asked = /^\d{1,5}$/.test(width) ? Number(width) : undefined;
  const found = await shop.pictures.pictureFor(path, asked, format);
  if (found === undefined) return notFound();
  const headers = {
    'content-type': found.type,
    'cache-control': FOR_A_YEAR,
    etag: found.etag,
    vary: 'accept',
    // Pictures are shown by the storefront, which lives at another address.
    'cross-origin-resource-policy': 'cross-origin',
  };
  const isKnown = request.headers['if-none-match'] === found.etag;
  return isKnown ? raw(304, headers) : raw(200, headers, found.body);
}
