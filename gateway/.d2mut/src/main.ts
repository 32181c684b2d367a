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

  gateway.http.once('error', (error: NodeJS.ErrnoException) => {
    const place = `${config.host}:${config.port}`;
    console.error(
      error.code === 'EADDRINUSE'
        ? `The gateway cannot listen on ${place}: the port is taken. Set GATEWAY_PORT to a free one.`
        : `The gateway cannot listen on ${place}: ${error.message}`,
    );
    process.exit(1);
  });
  gateway.http.listen(config.port, config.host, () => {
    const url = addressOf(gateway.http.address(), config);
    log.info({ url: `${url}/graphql`, explorer: config.explorer }, 'gateway is listening');
    process.send?.({ ready: true, url });
  });

  const end = (exitCode: number) => {
    gateway.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      end(1);
    });
  }
}

function addressOf(address: AddressInfo | string | null, config: GatewayConfig): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
}
