import { unwrapResolverError } from '@apollo/server/errors';
import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { GraphQLError, isValueNode, type GraphQLFormattedError } from 'graphql';
import { ERROR_LIMITS } from '../limits/limits.ts';
import { ShopRejection } from '../rest/client/shop-rejection.ts';
import { UpstreamError } from '../rest/client/upstream-error.ts';

/** Code of every unexpected error. */
const UNEXPECTED = 'INTERNAL_SERVER_ERROR';

/** The code of an error of a response, as clients see it. */
export function errorCode(error: unknown): string {
  const cause = unwrapResolverError(error);
  if (cause instanceof UpstreamError || cause instanceof ShopRejection) return cause.code;
  if (!(cause instanceof GraphQLError)) return UNEXPECTED;
  const { code } = cause.extensions;
  if (typeof code === 'string') return code;
  if (isOfValue(cause)) return 'BAD_USER_INPUT';
  // Some rejections of Apollo have a status only, e.g. a hash that is not the one of the document.
  return hasClientStatus(cause.extensions['http']) ? 'BAD_REQUEST' : UNEXPECTED;
}

/**
 * Whether the error is about a value of the client, found during execution, e.g. null for a required
 * argument. graphql-js reports the value among the nodes, and no code.
 */
function isOfValue({ nodes }: GraphQLError): boolean {
  return nodes?.some(isValueNode) ?? false;
}

/** The argument that an error of a value is about. */
function argumentOf(cause: unknown): string | undefined {
  if (!(cause instanceof GraphQLError) || !isOfValue(cause)) return undefined;
  return /^Argument "(\w+)"/.exec(cause.message)?.[1];
}

function hasClientStatus(http: unknown): boolean {
  if (typeof http !== 'object' || http === null || !('status' in http)) return false;
  return typeof http.status === 'number' && http.status >= 400 && http.status < 500;
}

/** Whether an error of a response is unexpected: a defect of the gateway itself. */
export function isUnexpected(error: unknown): boolean {
  return errorCode(error) === UNEXPECTED;
}

/**
 * An error as clients see it: a sentence that may be shown, the path, and `extensions.code`.
 * Unexpected errors get a general sentence and no detail.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations } = formatted;
  const position = {
    ...(locations === undefined ? {} : { locations: locations.slice(0, ERROR_LIMITS.locations) }),
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
  };
  if (cause instanceof UpstreamError) {
    return { message: cause.message, ...position, extensions: { code: cause.code } };
  }
  if (cause instanceof ShopRejection) {
    const wait = cause.retryAfter === null ? {} : { retryAfter: cause.retryAfter };
    return { message: cause.message, ...position, extensions: { code: cause.code, ...wait } };
  }
  if (isUnexpected(error)) {
    return { message: unknownFailureText, ...position, extensions: { code: UNEXPECTED } };
  }
  const code = errorCode(error);
  const field = formatted.extensions?.['field'] ?? argumentOf(cause);
  const extensions = field === undefined ? { code } : { code, field };
  return { message: shortened(formatted.message), ...position, extensions };
}

/** A message that repeats what the client sent would grow with it. */
function shortened(message: string): string {
  if (message.length <= ERROR_LIMITS.message) return message;
  return `${message.slice(0, ERROR_LIMITS.message - 1).replace(/\p{Cs}$/u, '')}…`;
}

const INTROSPECTION_IS_OFF =
  'Introspection is off: use the file schema/printed/shop.graphql of the repository, or set GRAPHQL_EXPLORER=on.';

/**
 * The same without the names that graphql-js suggests for misspelt ones, and without Apollo's advice on
 * introspection, which does not apply to the settings of the gateway.
 */
export function withoutSuggestion(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const message = formatted.message
    .replace(/ Did you mean .+$/s, '')
    .replace(/^GraphQL introspection is not allowed .+$/s, INTROSPECTION_IS_OFF);
  return { ...formatted, message };
}
