import { readFields } from '../../http/read-fields.ts';
import { existing, invalid, notFound } from '../../http/rejections.ts';
import type { FastifyInstance } from 'fastify';
import { ok, raw, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf, type Call } from '../../http/route.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { decideReceipt } from './decide-receipt.ts';
import { awaitingPayments, receiptOf } from './queries.ts';
import { readReceipt } from './receipt-files.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { awaiting, rejectFields, receiptSchemas } from './receipt-schemas.ts';
import { receiptAddress } from './receipt-shape.ts';

/** The operator's calls about receipts (shop-api.md 5.25): which await, the file, accept, reject. */
export function receiptOperatorRoutes(app: FastifyInstance, shop: Shop): void {
  const { operatorRoute } = routesOf(app, shop);
  operatorRoute('GET /operator/order-payment', receiptSchemas.list, ({ query }) =>
    listAwaiting(shop, query['state'] ?? 'awaiting'),
  );
  operatorRoute('GET /operator/order-payment/:id/receipt', receiptSchemas.file, (call) =>
    receiptFile(shop, call),
  );
  operatorRoute('POST /operator/order-payment/:id/accept', receiptSchemas.accept, ({ params }) =>
    decideReceipt(shop, existing(idFrom(params.id)), { verdict: 'accept' }),
  );
  operatorRoute(
    'POST /operator/order-payment/:id/reject',
    receiptSchemas.reject,
    ({ params, body }) => {
      const { reason } = readFields(rejectFields, body);
      return decideReceipt(shop, existing(idFrom(params.id)), { verdict: 'reject', reason });
    },
  );
}

async function listAwaiting(shop: Shop, state: string): Promise<ShopResponse> {
  if (state !== 'awaiting') return invalid({ state: ['Kolom state hanya dapat berisi awaiting'] });
  const rows = await awaitingPayments(shop.db);
  return ok(
    rows.map((row) =>
      wireRecord(awaiting, row, {
        name: [row.firstName, row.lastName].filter(Boolean).join(' '),
        receipt: row.sentAt && receiptAddress(shop, row.id),
      }),
    ),
  );
}

/** The file is not trusted: it is only sent to be saved, and never run. */
async function receiptFile(
  shop: Shop,
  { params, request }: Call<null, 'id'>,
): Promise<ShopResponse> {
  const id = existing(idFrom(params.id));
  const receipt = existing(await receiptOf(shop.db, id));
  const bytes = await readReceipt(shop.files, receipt.fileName);
  if (bytes === null) {
    request.log.error({ orderPayment: id }, 'the file of a receipt is gone');
    return notFound();
  }
  const ending = receipt.fileName.split('.').at(-1) ?? '';
  const headers = {
    'content-type': receipt.contentType,
    'content-disposition': `attachment; filename="bukti-${receipt.orderPaymentId}.${ending}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  };
  return raw(200, headers, bytes);
}
