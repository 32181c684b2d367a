import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { TAGS } from './route-schema.ts';

const DESCRIPTION =
  `The calls between the gateway and a shop, see docs/shop-api.md. This document describes the
reference shop API: what it accepts and what it sends. A gateway accepts more than that (docs/shop-api.md 2 and 3),
and a shop may send further fields.

Amounts are whole rupiah, weights grams, times Asia/Jakarta. Every response of a call with a limit has the headers
\`X-RateLimit-Limit\` and \`X-RateLimit-Remaining\`, and the same with seconds as \`RateLimit-Limit\`,
\`RateLimit-Remaining\` and \`RateLimit-Reset\`.`.replaceAll(/(?<!\n)\n(?!\n)/g, ' ');

/** Collects the schemas of the routes that are added afterwards, for `openApiDocument`. */
export async function collectSchemas(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gawai shop API', version: '0.1.0', description: DESCRIPTION },
      tags: TAGS.map((name) => ({ name })),
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'Token of POST /login' },
          operatorKey: { type: 'apiKey', in: 'header', name: 'X-Operator-Key' },
        },
      },
    },
  });
}

/** The OpenAPI document of a ready app, in an order that does not depend on that of the routes. */
export function openApiDocument(app: FastifyInstance): object {
  const { paths = {}, components, ...document } = { components: {}, ...app.swagger() };
  const schemas = new Map<string, object>();
  const ownPaths = sorted(
    Object.entries(paths).map(([path, item]) => [path, named(item, schemas)]),
  );
  return {
    ...document,
    paths: ownPaths,
    components: { ...components, schemas: sorted([...schemas]) },
  };
}

/** A copy in which schemas with a title are replaced by references to `schemas`. */
function named(part: unknown, schemas: Map<string, object>): unknown {
  if (Array.isArray(part)) return part.map((entry: unknown) => named(entry, schemas));
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [key, named(value, schemas)]),
  );
  const { title } = copy;
  if (typeof title !== 'string') return copy;
  if (JSON.stringify(schemas.get(title) ?? copy) !== JSON.stringify(copy)) {
    throw new Error(`Two schemas have the title ${title}`);
  }
  schemas.set(title, copy);
  return { $ref: `#/components/schemas/${title}` };
}

function sorted(entries: readonly [string, unknown][]): object {
  return Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));
}
