import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { entityTag, isKnownTag } from '@gawai/server-kit/entity-tag';

/** `GET /schema.graphql`: the SDL as text, in the format of `schema/printed/shop.graphql`. */
export function addSchemaRoute(app: FastifyInstance, schema: GraphQLSchema): void {
  let printed: { readonly text: string; readonly tag: string } | undefined;
  const print = () => {
    const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
    return { text, tag: entityTag(text) };
  };
  app.get('/schema.graphql', (request, reply) => {
    const { text, tag } = (printed ??= print());
    reply.headers({ etag: tag, 'cache-control': 'no-cache' });
    if (isKnownTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
