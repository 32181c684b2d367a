import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, expect } from 'vitest';
import type { AddRoutes } from '../src/app.ts';
import { rejection } from '../src/http/route-schema.ts';

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
/** By the text of the schema, as every app has separate schema objects. */
const validators = new Map<string, ValidateFunction>();

/**
 * Adds a hook that validates every response against the schema of its route, and every accepted JSON body
 * against that of its request. Fields and statuses that are not documented fail the running test.
 */
export function documentedResponses(): AddRoutes {
  const problems: string[] = [];
  const expectNone = () => {
    const found = problems.splice(0);
    expect(found, 'responses that differ from the schemas of their routes').toEqual([]);
  };
  afterEach(expectNone);
  afterAll(expectNone);
  return (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const problem = problemOf(
        request,
        reply.statusCode,
        String(reply.getHeader('content-type')),
        payload,
      );
      if (problem !== null) {
        const { method, url } = request;
        problems.push(`${method} ${url}: ${String(reply.statusCode)} ${problem}`);
      }
      done(null, payload);
    });
  };
}

function problemOf(
  request: FastifyRequest,
  status: number,
  contentType: string,
  payload: unknown,
): string | null {
  const { schema } = request.routeOptions;
  if (request.is404) return errorsOf(rejection, JSON.parse(String(payload)));
  if (schema?.tags === undefined) return null;
  const responses = new Map(Object.entries(schema.response ?? {}));
  const response: unknown = responses.get(String(status));
  if (!hasContent(response)) return 'is not documented';
  const [type] = contentType.split(';');
  const documented = response.content[type ?? ''] ?? response.content['*/*'];
  if (documented === undefined) return `has the type ${contentType}`;
  if (type !== 'application/json') return null;
  const problem = errorsOf(documented.schema, JSON.parse(String(payload)));
  if (problem !== null || status > 299 || schema.body === undefined) return problem;
  return schema.consumes === undefined ? errorsOf(schema.body, request.body ?? null, false) : null;
}

/** Validation errors of a value; properties that are not in the schema are errors, unless lenient. */
function errorsOf(schema: unknown, value: unknown, isStrict = true): string | null {
  if (typeof schema !== 'object' || schema === null) return 'has no schema';
  const key = `${isStrict}:${JSON.stringify(schema)}`;
  const validate =
    validators.get(key) ?? ajv.compile({ allOf: [isStrict ? closed(schema) : schema] });
  validators.set(key, validate);
  return validate(value) ? null : `${ajv.errorsText(validate.errors)}: ${JSON.stringify(value)}`;
}

/** A copy of the schema in which no object allows additional properties. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [key, closed(value)]),
  );
  return 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}

function hasContent(
  response: unknown,
): response is { content: Readonly<Record<string, { schema: unknown } | undefined>> } {
  return typeof response === 'object' && response !== null && 'content' in response;
}
