import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ServerProcess } from '../../server-kit/test-kit/server-process.ts';
import { postgresPrograms } from './debian-programs.ts';

/** PostgreSQL does not run as root: then it runs as the user that Debian's package creates. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL server with an empty database of its own. */
export class PostgresCluster extends ServerProcess {
  readonly url: string;
  /** "Immediate shutdown": no checkpoint, connections are cut, the next start recovers from the log. */
  protected override readonly killSignal = 'SIGQUIT';
  readonly #programs: string;
  readonly #owner = owner();

  private constructor(port: number, programs: string) {
    super('postgres', port);
    this.#programs = programs;
    this.url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  }

  /** Creates the cluster and starts its server. */
  static async start(port: number): Promise<PostgresCluster> {
    const programs = postgresPrograms();
    if (programs === null) throw new Error('PostgreSQL is not installed.');
    const cluster = new PostgresCluster(port, programs);
    const { uid, gid } = cluster.#owner;
    if (uid !== undefined && gid !== undefined) chownSync(cluster.folder, uid, gid);
    const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
    execFileSync(`${programs}/initdb`, ['-D', cluster.folder, ...options], {
      ...cluster.#owner,
      stdio: 'ignore',
    });
    await cluster.restart();
    return cluster;
  }

  /** Restarts it as after a crash; a server that recovers accepts connections before it responds. */
  override async restart(): Promise<void> {
    await super.restart();
    while (!this.#isReady()) await delay(50);
  }

  protected run(): ChildProcess {
    const args = ['-D', this.folder, '-k', this.folder, '-p', String(this.port)];
    return spawn(`${this.#programs}/postgres`, [...args, '-h', '127.0.0.1'], {
      ...this.#owner,
      stdio: 'ignore',
    });
  }

  /** Runs SQL; the rows, with `|` between the columns. */
  query(sql: string): string[] {
    const output = execFileSync(`${this.#programs}/psql`, [this.url, '-Atc', sql], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output.split('\n').filter((line) => line !== '');
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
