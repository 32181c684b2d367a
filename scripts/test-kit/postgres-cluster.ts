import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresPrograms } from './debian-programs.ts';

/** PostgreSQL does not run as root: then it runs as the user that Debian's package creates. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL server with an empty database of its own, in a temporary folder. */
export class PostgresCluster {
  readonly url: string;
  readonly #port: number;
  readonly #programs: string;
  readonly #owner = owner();
  readonly #folder = mkdtempSync(join(tmpdir(), 'gawai-postgres-'));
  #server: ChildProcess | null = null;

  private constructor(port: number, programs: string) {
    this.#port = port;
    this.#programs = programs;
    this.url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  }

  /** Creates the cluster and starts its server. */
  static async start(port: number): Promise<PostgresCluster> {
    const programs = postgresPrograms();
    if (programs === null) throw new Error('PostgreSQL is not installed.');
    const cluster = new PostgresCluster(port, programs);
    const { uid, gid } = cluster.#owner;
    if (uid !== undefined && gid !== undefined) chownSync(cluster.#folder, uid, gid);
    const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
    execFileSync(`${programs}/initdb`, ['-D', cluster.#folder, ...options], {
      ...cluster.#owner,
      stdio: 'ignore',
    });
    await cluster.restart();
    return cluster;
  }

  /** Stops the server as a crash does, if it runs, starts it and waits until it takes connections. */
  async restart(): Promise<void> {
    await this.#stop();
    const args = ['-D', this.#folder, '-k', this.#folder, '-p', String(this.#port)];
    this.#server = spawn(`${this.#programs}/postgres`, [...args, '-h', '127.0.0.1'], {
      ...this.#owner,
      stdio: 'ignore',
    });
    while (!this.#isReady()) await delay(50);
  }

  /** Runs SQL; the rows, with `|` between the columns. */
  query(sql: string): string[] {
    const output = execFileSync(`${this.#programs}/psql`, [this.url, '-Atc', sql], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output.split('\n').filter((line) => line !== '');
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // "Immediate shutdown": no checkpoint, connections are cut, the next start recovers from the log.
    server.kill('SIGQUIT');
    await ended;
  }

  #isReady(): boolean {
    try {
      this.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}
