import type { FastifyRequest } from 'fastify';

/** The route of a request as declared; the files of a build, whose names change with each, are one: `/assets/*`. */
export const routeOf = ({ routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.url?.replace(/^\/assets\/.+/, '/assets/*');
