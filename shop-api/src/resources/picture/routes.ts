import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readQuery } from '../../http/query.ts';
import { notFound } from '../../http/rejections.ts';
import { raw, type ShopResponse } from '../../http/shop-response.ts';
import { openRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';

/** The content of a versioned path never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The content of a path without a version, or with an older one, can change. */
const NO_CACHE = 'public, no-cache';

/**
 * GET /images/{path of an image field}?w={pixels} (shop-api.md 1, image base): AVIF for clients that accept it, else
 * WebP, and half the width for Save-Data. Without rate limits, as one page shows many pictures.
 */
export function pictureRoutes(app: FastifyInstance, shop: Shop): void {
  openRoute(app, '/images/*', (request) => picture(shop, request));
}

async function picture(shop: Shop, request: FastifyRequest): Promise<ShopResponse> {
  const path = readQuery(request.params)['*'] ?? '';
  const width = readQuery(request.query)['w'] ?? '';
  const format = (request.headers.accept ?? '').includes('image/avif') ? 'avif' : 'webp';
  const savesData = request.headers['save-data'] === 'on';
  const requestedWidth = /^\d{1,5}$/.test(width) ? Number(width) / (savesData ? 2 : 1) : undefined;
  const found = await shop.pictures.pictureFor(path, requestedWidth, format);
  if (found === undefined) return notFound();
  const headers = {
    'content-type': found.type,
    'cache-control': found.isImmutable ? IMMUTABLE : NO_CACHE,
    etag: found.etag,
    vary: 'accept, save-data',
    // Pictures are shown by the storefront, which lives at another address.
    'cross-origin-resource-policy': 'cross-origin',
  };
  return isKnown(request.headers['if-none-match'], found.etag)
    ? raw(304, headers)
    : raw(200, headers, found.body);
}

/** Whether If-None-Match contains the ETag; a proxy may have made it weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
