import { RECEIPT_BYTES_MAX } from '@gawai/domain/limits';
import { problemText } from '@gawai/domain/texts/problem-text';
import { bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import type { Customer } from '../../http/customer.ts';
import { readMultipart, acceptMultipart } from '../../http/multipart.ts';
import { tooManyCalls, unreadable } from '../../http/rejections.ts';
import { rejected, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf, type Call } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { sendReceipt } from './send-receipt.ts';
import { receiptSchemas } from './receipt-schemas.ts';

/** Maximum number of concurrent uploads of all clients, including queued ones; each needs about 2 MB. */
const UPLOADS_AT_ONCE = 60;
const RETRY_AFTER_SECONDS = 5;

/**
 * POST /order/confirm-payment (shop-api.md 5.21), in a separate scope that accepts multipart forms only. The limit is
 * counted before the body is read.
 */
export function receiptRoutes(app: FastifyInstance, shop: Shop): void {
  void app.register((scope, _options, done) => {
    const { publicRoute } = routesOf(scope, shop);
    acceptMultipart(scope);
    const uploads = bulkhead(UPLOADS_AT_ONCE);
    publicRoute('POST /order/confirm-payment', receiptSchemas.send, (call) =>
      uploads.executionSlots > 0
        ? uploads.execute(() => confirmPayment(shop, call))
        : tooManyCalls(RETRY_AFTER_SECONDS),
    );
    done();
  });
}

async function confirmPayment(shop: Shop, call: Call<Customer | null>): Promise<ShopResponse> {
  const { caller, body, request } = call;
  const form = await readMultipart(body, request.headers['content-type'], RECEIPT_BYTES_MAX);
  if (form === 'too-large') return rejected(413, problemText({ code: 'RECEIPT_TOO_LARGE' }));
  return form === 'unreadable' ? unreadable() : sendReceipt(shop, caller, form);
}
