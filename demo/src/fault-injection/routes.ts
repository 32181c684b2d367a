import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '@gawai/shop-api/http/rejections';
import { created, ok, rejected } from '@gawai/shop-api/http/shop-response';
import { routesOf } from '@gawai/shop-api/http/route';
import { idFrom } from '@gawai/shop-api/http/text';
import type { Shop } from '@gawai/shop-api/shop';
import { z } from 'zod';
import { faultPlan, type ActiveFault } from './fault.ts';
import { FaultList } from './fault-list.ts';
import { FAULT_PATH, addFaultHooks } from './hooks.ts';

const MAX_FAULTS = 200;

/** The operator calls of fault injection (shop-api/README.md, Fault injection) and their hooks. */
export function faultRoutes(app: FastifyInstance, shop: Shop): void {
  const { operatorRoute } = routesOf(app, shop);
  app.log.warn('fault injection is on: do not use it in production');
  const faults = new FaultList();
  addFaultHooks(app, shop, faults);

  operatorRoute(`POST ${FAULT_PATH}`, null, ({ body }) => {
    const read = faultPlan.safeParse(body);
    if (!read.success) return invalid(z.flattenError(read.error).fieldErrors);
    if (faults.all.length >= MAX_FAULTS) return rejected(409, 'Terlalu banyak gangguan');
    return created(faultShape(faults.add(read.data)));
  });
  operatorRoute(`GET ${FAULT_PATH}`, null, () => ok(faults.all.map(faultShape)));
  operatorRoute(`DELETE ${FAULT_PATH}`, null, async () =>
    ok({ removed: await faults.remove(null) }),
  );
  operatorRoute(`DELETE ${FAULT_PATH}/:id`, null, async ({ params }) => {
    const id = idFrom(params.id);
    const removed = id === null ? 0 : await faults.remove(id);
    return removed === 0 ? notFound() : ok({ removed });
  });
}

function faultShape({ id, plan, skipped, met }: ActiveFault) {
  const { kind, method, path, query, skip, times, delay_ms } = plan;
  return { id, kind, method, path, query, skip, times, delay_ms, skipped, met };
}
