import { unwrapResolverError } from '@apollo/server/errors';
import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ShopFault, ShopRefusal } from './rest/shop-error.ts';

/** Code of everything that nobody foresaw. */
const UNEXPECTED = 'INTERNAL_SERVER_ERROR';

/** The code of an error of a reply, as clients see it. */
export function errorCode(error: unknown): string {
  const cause = unwrapResolverError(error);
  if (cause instanceof ShopFault || cause instanceof ShopRefusal) return cause.code;
  const code = cause instanceof GraphQLError ? cause.extensions['code'] : undefined;
  return typeof code === 'string' ? code : UNEXPECTED;
}

/** Whether an error of a reply is one that nobody foresaw: a mistake of the gateway itself. */
export function isUnexpected(error: unknown): boolean {
  return errorCode(error) === UNEXPECTED;
}

/**
 * An error as clients see it: a sentence that may be shown, the path, and `extensions.code`.
 * Of unexpected errors nothing is told but that they happened.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const place = {
    ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
  };
  if (cause instanceof ShopFault) {
    return { message: cause.message, ...place, extensions: { code: cause.code } };
  }
  if (cause instanceof ShopRefusal) {
    const wait = cause.retryAfter === null ? {} : { retryAfter: cause.retryAfter };
    return { message: cause.message, ...place, extensions: { code: cause.code, ...wait } };
  }
  if (isUnexpected(error)) {
    return { message: unknownFailureText, ...place, extensions: { code: UNEXPECTED } };
  }
  const { code = UNEXPECTED, field } = formatted.extensions ?? {};
  const extensions = field === undefined ? { code } : { code, field };
  return { message: formatted.message, ...place, extensions };
}
