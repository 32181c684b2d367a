import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilListening } from './local-port.ts';

/** A server of a test that runs as a process of its own, with a port and a temporary folder of its own. */
export abstract class ServerProcess {
  readonly port: number;
  protected readonly folder: string;
  /** Kills it, whatever it is doing. */
  protected readonly killSignal: NodeJS.Signals = 'SIGKILL';
  #process: ChildProcess | null = null;

  protected constructor(name: string, port: number) {
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), `gawai-${name}-`));
  }

  /** Starts the program on the port. */
  protected abstract run(): ChildProcess;

  /** Kills it, if it runs, starts it and waits until it accepts connections. */
  async restart(): Promise<void> {
    await this.stop();
    this.#process = this.run();
    await untilListening(this.port);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(this.killSignal);
    await ended;
  }

  /** Suspends it with open connections, or resumes it. */
  hang(isHanging: boolean): void {
    this.#process?.kill(isHanging ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Stops it for good. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
