import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '@gawai/shop-api/http/rejections';
import { created, ok, rejected } from '@gawai/shop-api/http/shop-response';
import { operatorRoute } from '@gawai/shop-api/http/route';
import { idFrom } from '@gawai/shop-api/http/text';
import type { Shop } from '@gawai/shop-api/shop';
import type { ActiveFault } from './fault.ts';
import { FaultList } from './fault-list.ts';
import { FAULT_PATH, addFaultHooks } from './hooks.ts';
import { readFault } from './read-fault.ts';

const MAX_FAULTS = 200;

/** The operator calls of fault injection (shop-api/README.md, Fault injection) and their hooks. */
export function faultRoutes(app: FastifyInstance, shop: Shop): void {
  app.log.warn('fault injection is on: do not use it in production');
  const faults = new FaultList();
  addFaultHooks(app, shop, faults);

  operatorRoute(app, shop, `POST ${FAULT_PATH}`, null, ({ body }) => {
    const read = readFault(body);
    if (read.errors !== null) return invalid(read.errors);
    if (faults.all.length >= MAX_FAULTS) return rejected(409, 'Terlalu banyak gangguan');
    return created(faultShape(faults.add(read.plan)));
  });
  operatorRoute(app, shop, `GET ${FAULT_PATH}`, null, () => ok(faults.all.map(faultShape)));
  operatorRoute(app, shop, `DELETE ${FAULT_PATH}`, null, async () =>
    ok({ removed: await faults.remove(null) }),
  );
  operatorRoute(app, shop, `DELETE ${FAULT_PATH}/:id`, null, async ({ params }) => {
    const id = idFrom(params.id);
    const removed = id === null ? 0 : await faults.remove(id);
    return removed === 0 ? notFound() : ok({ removed });
  });
}

function faultShape({ id, plan, skipped, met }: ActiveFault) {
  const { method, path, query, skip, times, delayMs, fault } = plan;
  return {
    id,
    kind: fault.kind,
    method,
    path,
    query,
    skip,
    times: times ?? 'all',
    delay_ms: delayMs,
    skipped,
    met,
  };
}
