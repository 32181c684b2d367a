import type { ServerName } from './servers.ts';
import { orderOperation, productsOperation, type Operation } from './operations.ts';

/** One row of a table: a server and the requests that it receives. */
export interface Row {
  /** Short name, e.g. `YR`; unique within its table. */
  readonly id: string;
  readonly name: string;
  readonly server: ServerName;
  readonly method: 'GET' | 'POST';
  /** The row of the constant response for the same request method. */
  readonly limit: string;
  /** Sent in turn by each connection; most rows have one operation. */
  readonly operations: readonly Operation[];
  /** Whether every response needs a REST call of its own. */
  readonly isAlwaysRead: boolean;
}

/** Enough pages that none is requested twice while the gateway still caches it. */
const PAGES = 4_000;

const onePage = [productsOperation(1)];
const manyPages = Array.from({ length: PAGES }, (_, n) => productsOperation(1 + n));

function row(
  id: string,
  name: string,
  server: ServerName,
  more: Partial<Omit<Row, 'id' | 'name' | 'server'>> = {},
): Row {
  const usual = { method: 'POST', limit: 'C', operations: onePage, isAlwaysRead: false } as const;
  return { id, name, server, ...usual, ...more };
}

const get = { method: 'GET', limit: 'C get' } as const;
const personal = { operations: [orderOperation], isAlwaysRead: true } as const;

export const publicRows: readonly Row[] = [
  row('A', 'Apollo Server, Express, RESTDataSource', 'apollo', { isAlwaysRead: true }),
  row('Y', 'Yoga', 'yoga', { isAlwaysRead: true }),
  row('M', 'Mercurius, compiled', 'mercurius', { isAlwaysRead: true }),
  row('B', 'hand-written, no GraphQL', 'hand-written', { isAlwaysRead: true }),
  row('AB', 'Apollo Server, hand-written data', 'apollo-hand-written', { isAlwaysRead: true }),
  row('G read', 'gateway, another page each time', 'gateway-plain', {
    operations: manyPages,
    isAlwaysRead: true,
  }),
  row('G warm', 'gateway, no response cache', 'gateway-plain'),
  row('YR', 'Yoga, response cache', 'yoga-cached'),
  row('YR get', 'Yoga, response cache, GET', 'yoga-cached', get),
  row('G', 'gateway', 'gateway'),
  row('G get', 'gateway, GET', 'gateway', get),
  row('F', 'constant bytes, Fastify', 'constant-fastify'),
  row('F get', 'constant bytes, Fastify, GET', 'constant-fastify', get),
  row('C', 'constant bytes', 'constant'),
  row('C get', 'constant bytes, GET', 'constant', get),
];

export const personalRows: readonly Row[] = [
  row('A', 'Apollo Server, Express, RESTDataSource', 'apollo', personal),
  row('Y', 'Yoga', 'yoga', personal),
  row('M', 'Mercurius, compiled', 'mercurius', personal),
  row('B', 'hand-written, no GraphQL', 'hand-written', personal),
  row('AB', 'Apollo Server, hand-written data', 'apollo-hand-written', personal),
  row('G', 'gateway', 'gateway', personal),
  row('C', 'constant bytes', 'constant', { ...personal, isAlwaysRead: false }),
];

/** One process and two: the same requests, each of which needs a page of the shop. */
export const processRows: readonly Row[] = [
  row('one', 'gateway, one process', 'gateway-plain', {
    operations: manyPages,
    isAlwaysRead: true,
  }),
  row('two', 'gateway, two processes', 'gateway-pair', {
    operations: manyPages,
    isAlwaysRead: true,
  }),
];

/** Whether the requests of a row carry a customer's token. */
export function isPersonal({ operations }: Row): boolean {
  return operations.includes(orderOperation);
}

/**
 * The rows in the order of a round: every second round is reversed and each starts one row later, so
 * that no row always follows the same one.
 */
export function orderOfRound<Line>(rows: readonly Line[], round: number): Line[] {
  const way = round % 2 === 0 ? [...rows] : [...rows].reverse();
  const start = round % Math.max(1, rows.length);
  return [...way.slice(start), ...way.slice(0, start)];
}
