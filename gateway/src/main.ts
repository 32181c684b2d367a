import { announceReady, watchParent } from '@gawai/server-kit/heartbeat';
import type { FastifyInstance } from 'fastify';
import { readConfig, SettingsError, type GatewayConfig } from './config.ts';
import { createLog } from './telemetry/log.ts';
import { buildGateway } from './server.ts';
import { ManifestError } from './trusted-documents/manifest.ts';

await run(readOrEnd());

/** Runs until the process receives a signal; a second signal ends it at once. */
async function run(config: GatewayConfig): Promise<void> {
  const log = createLog(config.logLevel);
  const { app, metricsApp, stop } = await buildGateway(config, log).catch(endWithReason);

  const url = await listen(app, config, 'GATEWAY_PORT');
  log.info(
    {
      url: `${url}/graphql`,
      explorer: config.explorer,
      trustedDocuments: config.trustedDocuments.mode,
    },
    'gateway is listening',
  );
  if (metricsApp !== null && config.metrics !== null) {
    const metricsUrl = await listen(metricsApp, config.metrics, 'GATEWAY_METRICS_PORT');
    log.info({ url: `${metricsUrl}/metrics` }, 'metrics are listening');
  }

  const end = (exitCode: number) => {
    stop({ atOnce: exitCode !== 0 }).then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'gateway is shutting down');
      end(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      end(1);
    });
  }
  watchParent(() => end(0));
  announceReady(url);
}

function readOrEnd(): GatewayConfig {
  try {
    return readConfig();
  } catch (error) {
    return endWithReason(error);
  }
}

/** Ends the process with a message when an operator can correct the cause. */
function endWithReason(error: unknown): never {
  if (error instanceof SettingsError) console.error(error.message);
  else if (error instanceof ManifestError) {
    console.error(`The gateway cannot start: ${error.message}`);
  } else throw error;
  process.exit(1);
}

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The address that the server listens at; ends the process when it cannot. */
async function listen(
  app: FastifyInstance,
  { host, port }: ListenAddress,
  setting: string,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      isTaken
        ? `The gateway cannot listen on ${host}:${port}: the port is taken. Set ${setting} to a free one.`
        : `The gateway cannot listen on ${host}:${port}: ${String(error)}`,
    );
    process.exit(1);
  }
}
