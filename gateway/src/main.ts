import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig, type GatewayConfig } from './config.ts';
import { createLog } from './log.ts';
import { buildGateway } from './server.ts';

const result = readConfig();
if (result.problems !== null) {
  const list = result.problems.map((problem) => `  - ${problem}`).join('\n');
  console.error(`The gateway cannot start with these settings:\n${list}`);
  process.exit(1);
}
await run(result.config);

/** Listens until the process is asked to end; a second request to end is not waited for. */
async function run(config: GatewayConfig): Promise<void> {
  const log = createLog(config.logLevel);
  const gateway = await buildGateway(config, log);

  exitWhenTaken(gateway.http, config, 'GATEWAY_PORT');
  gateway.http.listen(config.port, config.host, () => {
    const url = addressOf(gateway.http.address(), config);
    log.info({ url: `${url}/graphql`, explorer: config.explorer }, 'gateway is listening');
    process.send?.({ ready: true, url });
  });
  if (gateway.metricsHttp !== null && config.metrics !== null) {
    const { metrics } = config;
    const { metricsHttp } = gateway;
    exitWhenTaken(metricsHttp, metrics, 'GATEWAY_METRICS_PORT');
    metricsHttp.listen(metrics.port, metrics.host, () => {
      const url = `${addressOf(metricsHttp.address(), metrics)}/metrics`;
      log.info({ url }, 'metrics are listening');
    });
  }

  const end = (exitCode: number) => {
    gateway.stop({ atOnce: exitCode !== 0 }).then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'gateway is ending');
      end(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      end(1);
    });
  }
}

/** A place to listen at. */
interface Place {
  readonly host: string;
  readonly port: number;
}

function exitWhenTaken(http: Server, { host, port }: Place, setting: string): void {
  http.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `The gateway cannot listen on ${host}:${port}: the port is taken. Set ${setting} to a free one.`
        : `The gateway cannot listen on ${host}:${port}: ${error.message}`,
    );
    process.exit(1);
  });
}

function addressOf(address: AddressInfo | string | null, place: Place): string {
  const port = typeof address === 'object' && address !== null ? address.port : place.port;
  const host = place.host.includes(':') ? `[${place.host}]` : place.host;
  return `http://${host}:${port}`;
}
