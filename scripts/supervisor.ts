import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { HUNG_AFTER_MS, watchHeartbeats } from '../server-kit/src/heartbeat.ts';
import { GAVE_UP } from '../server-kit/src/process-group.ts';
import { RestartLimit } from '../server-kit/src/restart-limit.ts';
import { killGroup, startService, stopService, type ServiceSpec } from './processes.ts';

export interface SupervisorOptions {
  /** Writes a line for the operator. */
  readonly print: (line: string) => void;
  /** Receives the exit code once everything has ended. */
  readonly exit: (code: number) => void;
  /** How often a service is started again; each service counts by itself. */
  readonly limit?: () => RestartLimit;
  /** Ends services that send no heartbeat for this time, in ms; null: they may be stopped by a debugger. */
  readonly hungAfter?: number | null;
  /** Time limit for a service to finish its requests, in ms. */
  readonly stopTimeout?: number;
}

/**
 * Starts services, starts those again that die, and stops all of them. A service that dies too often ends
 * everything with exit code 1.
 */
export class Supervisor {
  readonly #options: SupervisorOptions;
  /** In the order in which they were passed to `start`. */
  readonly #processes = new Map<string, ChildProcess>();
  #stopping: Promise<void> | null = null;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /**
   * Starts services side by side: none needs another one to start. Ends everything when one cannot start. Returns
   * whether all run.
   */
  async start(specs: readonly ServiceSpec[]): Promise<boolean> {
    try {
      await Promise.all(specs.map((spec) => this.#runSupervised(spec)));
    } catch (error) {
      if (!this.#isStopping()) this.#options.print(messageOf(error));
      await this.stop(1);
      return false;
    }
    return !this.#isStopping();
  }

  /** In reverse order, so that no service loses one that its open requests need. */
  stop(exitCode: number): Promise<void> {
    const { stopTimeout = 10_000 } = this.#options;
    this.#stopping ??= (async () => {
      for (const child of [...this.#processes.values()].reverse()) {
        await stopService(child, stopTimeout);
      }
      this.#options.exit(exitCode);
    })();
    return this.#stopping;
  }

  #runSupervised(spec: ServiceSpec): Promise<void> {
    const limit = this.#options.limit?.() ?? new RestartLimit();
    return this.#run(spec, (reason, code) => void this.#restart(spec, limit, reason, code));
  }

  /** Resolves when the service listens; `onEnd` receives why it has ended after that. */
  async #run(spec: ServiceSpec, onEnd: (reason: string, code: number | null) => void) {
    const { hungAfter = HUNG_AFTER_MS, print } = this.#options;
    const { process: child } = await startService(spec, (started) => {
      this.#processes.set(spec.name, started);
      if (hungAfter === null) return;
      const end = () => {
        print(`${spec.name} hangs; ending it.`);
        killGroup(started);
      };
      // From the start: the first heartbeat arrives together with the ready message.
      watchHeartbeats(started, end, hungAfter);
    });
    child.once('exit', (code, signal) => onEnd(signal ?? `exit code ${String(code)}`, code));
  }

  async #restart(
    spec: ServiceSpec,
    limit: RestartLimit,
    reason: string,
    code: number | null,
  ): Promise<void> {
    if (this.#isStopping()) return;
    const { print } = this.#options;
    const pause = code === GAVE_UP ? null : limit.next();
    if (pause === null) {
      print(
        `${spec.name} has ended (${reason}) too often: ${String(limit.most)} restarts within a minute did not help. Stopping everything.`,
      );
      return this.stop(1);
    }
    print(`${spec.name} has ended (${reason}); starting it again.`);
    await delay(pause);
    if (this.#isStopping()) return;
    const again = (why: string, exitCode: number | null) =>
      void this.#restart(spec, limit, why, exitCode);
    try {
      await this.#run(spec, again);
    } catch (error) {
      return this.#restart(spec, limit, messageOf(error), null);
    }
    print(`${spec.name} responds again.`);
  }

  #isStopping(): boolean {
    return this.#stopping !== null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
