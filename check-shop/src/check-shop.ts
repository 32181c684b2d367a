import { createLog } from '@gawai/gateway/telemetry/log';
import type { CheckOptions } from './check-options.ts';
import { checkCustomer } from './check-customer.ts';
import { checkOrder } from './check-order.ts';
import { checkPublic } from './check-public.ts';
import { CallChecker } from './call-checker.ts';
import type { CallResult } from './shop-call.ts';
import { RecordingTransport } from './traced-client.ts';

/** Sends the calls of the gateway to a shop API, one after the other, and reports each of them. */
export async function checkShop(options: CheckOptions): Promise<readonly CallResult[]> {
  const { url, timeout } = options;
  const transport = new RecordingTransport({
    baseUrl: url,
    timeouts: {
      connect: timeout,
      usual: timeout,
      slow: timeout * 2,
      upload: timeout,
      retryPause: 200,
    },
  });
  const checker = new CallChecker(transport, createLog('silent'));
  try {
    const products = await checkPublic(checker);
    await checkCustomer(checker, options, products);
    if (options.mayOrder) await checkOrder(checker, url);
    return checker.results;
  } finally {
    await transport.close();
  }
}
