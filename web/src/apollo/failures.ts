import type { ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import {
  actionFailedTitles,
  fetchFailedTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { connectionTexts } from '../texts/failures.ts';
import { readFieldsOf } from './root-fields.ts';

/** Pop-up title of each root field of the schema and of each list of a customer, when it fails (specification.md 8). */
const TITLES: Readonly<Record<string, string>> = {
  slides: fetchFailedTitles.slider,
  products: fetchFailedTitles.product,
  product: fetchFailedTitles.product,
  featuredProducts: fetchFailedTitles.product,
  checkoutQuote: fetchFailedTitles.product,
  categories: fetchFailedTitles.productCategory,
  featuredCategories: fetchFailedTitles.productCategory,
  categoryGroups: fetchFailedTitles.productCategory,
  category: fetchFailedTitles.productCategory,
  contentPages: fetchFailedTitles.page,
  contentPage: fetchFailedTitles.page,
  settings: fetchFailedTitles.settings,
  provinces: fetchFailedTitles.province,
  cities: fetchFailedTitles.city,
  districts: fetchFailedTitles.district,
  paymentMethods: fetchFailedTitles.paymentMethod,
  shippingMethods: fetchFailedTitles.shippingMethod,
  shippingOptions: fetchFailedTitles.shippingFee,
  warehouses: fetchFailedTitles.warehouse,
  order: fetchFailedTitles.order,
  orders: fetchFailedTitles.order,
  wishlist: fetchFailedTitles.wishlist,
  addresses: fetchFailedTitles.address,
  reviews: fetchFailedTitles.review,
  signIn: actionFailedTitles.login,
  signUp: actionFailedTitles.registration,
  deleteAddress: actionFailedTitles.delete,
};

const actionTitles: readonly string[] = Object.values(actionFailedTitles);

/** One failure, with texts of the error catalogue. */
export interface Failure {
  /** Key of the field in the response, e.g. `featuredProducts`. */
  readonly field: string;
  /** E.g. `Fetch Product Failed`. */
  readonly title: string;
  /** The message of the shop, or our own when there is none. */
  readonly message: string;
}

/** The title for a root field or a list of a customer; `Submit Failed` for what is not in the catalogue. */
export function failureTitle(fieldName: string): string {
  return TITLES[fieldName] ?? actionFailedTitles.submit;
}

/**
 * Identifies the pop-up of a field: a mutation, or everything that is read under one title of the
 * catalogue, so that `product` closes what `products` has failed with.
 */
export function actionOf(fieldName: string): string {
  const title = TITLES[fieldName];
  return title === undefined || actionTitles.includes(title) ? fieldName : title;
}

/** The message of a failed request without a GraphQL result. */
function connectionMessage(error: ErrorLike): string {
  if (ServerError.is(error)) {
    return error.statusCode === 429 ? connectionTexts.tooMany : connectionTexts.shopAway;
  }
  if (!(error instanceof TypeError)) return unknownFailureText;
  // On the web server, the shopper's connection is not the cause.
  return typeof window === 'undefined' ? connectionTexts.shopAway : connectionTexts.offline;
}

/**
 * The failed fields of an operation. A request that did not arrive fails every field; an error
 * in the response fails the fields on its path, so that their siblings stay.
 */
export function failuresOf(document: DocumentNode, error: ErrorLike): Failure[] {
  const fields = readFieldsOf(document);
  const failure = (field: (typeof fields)[number], message: string): Failure => ({
    field: field.responseKey,
    title: failureTitle(field.name),
    message,
  });
  if (!CombinedGraphQLErrors.is(error)) {
    return fields.map((field) => failure(field, connectionMessage(error)));
  }
  return fields.flatMap((field) => {
    const mine = error.errors.find(
      ({ path }) => path?.every((key, index) => key === (field.path[index] ?? key)) ?? true,
    );
    return mine === undefined ? [] : [failure(field, shopperMessage(mine))];
  });
}

/** Why the first field of an operation is missing; without an error, it came as null. */
export function firstFailure(document: DocumentNode, error: ErrorLike | undefined): Failure {
  const [failure] = error === undefined ? [] : failuresOf(document, error);
  const { name = '', responseKey = '' } = readFieldsOf(document)[0] ?? {};
  return failure ?? { field: responseKey, title: failureTitle(name), message: unknownFailureText };
}

/**
 * The message of an error for shoppers. An error without a path, or one that names an argument
 * (`extensions.field`), is about the request and for developers. The exception is the error of the
 * web server that the gateway cannot be reached.
 */
function shopperMessage({ message, path, extensions }: GraphQLFormattedError): string {
  const isAboutRequest = path === undefined && extensions?.['code'] !== 'SHOP_UNAVAILABLE';
  const isForDevelopers = isAboutRequest || extensions?.['field'] !== undefined;
  return isForDevelopers || message === '' ? unknownFailureText : message;
}

/** Whether the shop rejected the token of the request (contract: any 401 ends the session). */
export function isUnauthenticated(error: ErrorLike): boolean {
  return CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;
}
