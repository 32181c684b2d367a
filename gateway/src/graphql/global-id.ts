import { isHash, isSlug } from '@gawai/domain/url-keys';
import type { ResolversParentTypes } from '../__generated__/resolvers.ts';
import type { RegionLevel } from '../rest/endpoints/region.ts';
import { badUserInput } from './bad-user-input.ts';

/** Types whose ids clients may send back or cache; the ids of regions contain their level. */
type NodeType = Exclude<ResolversParentTypes['Node']['__typename'], 'Region'> | RegionLevel;

const NODE_ID = /^([A-Za-z]+):([A-Za-z0-9][A-Za-z0-9._-]{0,255})$/;
const RAW_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** The global id of a shop record, e.g. `Product:101`. */
export function encodeId(type: NodeType, rawId: string): string {
  return `${type}:${rawId}`;
}

/** Type and shop id of a global id that a client sent; both empty for an invalid one. */
export function splitId(id: string): { readonly type: string; readonly rawId: string } {
  const [, type = '', rawId = ''] = NODE_ID.exec(id) ?? [];
  return { type, rawId };
}

/**
 * The shop id of a global id that a client sent. Throws `BAD_USER_INPUT` when it is not a global id of
 * that type. `field` is the path into the input.
 */
export function decodeId(type: NodeType, id: string, field: string): string {
  const rawId = id.startsWith(`${type}:`) ? id.slice(type.length + 1) : '';
  if (!RAW_ID.test(rawId)) throw badUserInput(`${field} must be the id of a ${type}`, field);
  return rawId;
}

/** As `decodeId`; null for none, also for an empty text. */
export function decodeIdOrNull(
  type: NodeType,
  id: string | null | undefined,
  field: string,
): string | null {
  return id ? decodeId(type, id, field) : null;
}

/** A slug of any shop; throws `BAD_USER_INPUT` for anything that is not one segment of a path. */
export function checkSlug(slug: string, field: string): string {
  if (!isSlug(slug)) throw badUserInput(`${field} must be a slug`, field);
  return slug;
}

/** A hash of an order or a payment of any shop; throws `BAD_USER_INPUT` for anything else. */
export function checkHash(hash: string, field: string): string {
  if (!isHash(hash)) {
    throw badUserInput(`${field} must be 16 to 128 characters of A-Z a-z 0-9 - _`, field);
  }
  return hash;
}
