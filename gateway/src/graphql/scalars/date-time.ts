import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

function isIsoTime(value: unknown): value is string {
  return typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value));
}

function readInput(value: unknown): string {
  if (isIsoTime(value)) return value;
  throw new GraphQLError('DateTime must be ISO 8601 text with its zone');
}

/** A moment as ISO 8601 text with its zone. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (isIsoTime(value)) return value;
    throw new TypeError('not a moment');
  },
  parseValue: readInput,
  parseLiteral: (node) => readInput(node.kind === Kind.STRING ? node.value : undefined),
});
