import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { readManifest } from '../src/trusted-documents/manifest.ts';
import { completeQuote, laptopLine, ORDER_HASH } from './checkout-shop.ts';

/** One query of a frontend, as it sends it. */
export interface FrontendQuery {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Values of variables by name or by type; variables without a value are not sent. */
const VALUES: Readonly<Record<string, unknown>> = {
  slug: 'galaxy-a55-5g-8-256',
  firstSlug: 'galaxy-a55-5g-8-256',
  secondSlug: 'galaxy-a55-5g-8-256',
  thirdSlug: 'galaxy-a55-5g-8-256',
  fourthSlug: 'galaxy-a55-5g-8-256',
  search: 'galaxy',
  sort: 'PRICE_LOW',
  page: 1,
  accessHash: ORDER_HASH,
  input: completeQuote,
  lines: [laptopLine],
  'VoucherCheckInput!': { voucherCode: 'HEMAT10', lines: [laptopLine] },
  provinceId: 'Province:31',
  cityId: 'City:3174',
  productId: 'Product:101',
  ids: ['Product:101', 'Product:202'],
  size: 10,
  AddressSortInput: { column: 'NAME' },
  'OrderSortInput!': { column: 'PLACED_AT' },
};

/** Every query of the storefront and the client package, once for each combination of conditions. */
export function frontendQueries(): FrontendQuery[] {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const storefront = readManifest(join(root, 'schema/documents/storefront.json'));
  const folder = join(root, 'client/src/operations');
  const files = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  return [
    ...storefront.map(({ body }) => parse(body)),
    ...Object.values(separateOperations(concatAST(files))),
  ].flatMap(runs);
}

function runs(document: DocumentNode): FrontendQuery[] {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation?.operation.toString() !== 'query') return [];
  const { name, variableDefinitions = [] } = operation;
  const values = Object.fromEntries(
    variableDefinitions.map(({ variable: { name: key }, type }) => [
      key.value,
      VALUES[print(type)] ?? VALUES[key.value],
    ]),
  );
  const flags = variableDefinitions
    .filter(({ type }) => print(type) === 'Boolean!')
    .map(({ variable }) => variable.name.value);
  const choices =
    flags.length === 0
      ? [{}]
      : [true, false].map((value) => Object.fromEntries(flags.map((flag) => [flag, value])));
  return choices.map((choice) => ({
    name: name?.value ?? '',
    query: print(document),
    variables: { ...values, ...choice },
  }));
}
