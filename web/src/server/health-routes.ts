import type { FastifyInstance } from 'fastify';

/** Timeout of the readiness request to the gateway, in ms. */
const TIMEOUT_MS = 2_000;

/** How long its result is cached, in ms: several balancers may poll. */
const VALID_MS = 1_000;

/** Dependencies of the health routes. */
export interface HealthParts {
  readonly gatewayUrl: string;
  readonly isClosing: () => boolean;
}

/** `/health/live`: the process responds. `/health/ready`: the gateway is ready, and the server is not closing. */
export function addHealthRoutes(
  app: FastifyInstance,
  { gatewayUrl, isClosing }: HealthParts,
): void {
  const address = new URL('health/ready', gatewayUrl);
  let latest: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;

  const request = async (): Promise<boolean> => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
  const isGatewayReady = () => {
    const at = performance.now();
    if (latest === undefined || at - latest.at >= VALID_MS) latest = { at, isReady: request() };
    return latest.isReady;
  };

  app.get('/health/live', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ live: true }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isClosing() && (await isGatewayReady());
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready });
  });
}
