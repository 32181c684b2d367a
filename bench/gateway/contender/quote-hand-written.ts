import type { Server } from 'node:http';
import { serveApolloHandWritten } from './apollo-hand-written.ts';
import { serveHandWritten, type DataOf } from './hand-written.ts';

interface QuoteVariables {
  readonly input: { readonly voucherCode: string };
}

/** The data of a quote that was calculated before; only its voucher is fetched from the shop each time. */
function readyQuote(bytes: Buffer): DataOf<QuoteVariables> {
  const { data } = JSON.parse(bytes.toString()) as { readonly data: Record<string, unknown> };
  return async (shop, { input }) => {
    await shop.voucher(input.voucherCode);
    return data;
  };
}

/** The least time that a quote takes on `node:http`. */
export const quoteHandWritten = (bytes: Buffer, shopUrl: string): Server =>
  serveHandWritten(shopUrl, readyQuote(bytes));

/** The least time that a quote takes on Apollo Server. */
export const quoteOnApollo = (bytes: Buffer, typeDefs: string, shopUrl: string): Promise<Server> =>
  serveApolloHandWritten(typeDefs, shopUrl, readyQuote(bytes));
