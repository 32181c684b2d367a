import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from '@gawai/server-kit/test-kit/local-port';
import { ServerProcess } from '@gawai/server-kit/test-kit/server-process';
import type { ObjectStorageSettings } from '../src/object-storage-settings.ts';

/** The package has its command line in `lib`, but not the program that its package.json names. */
const CLI = createRequire(import.meta.url).resolve('@20minutes/s3rver/lib/cli.js');
const RUN = `require(${JSON.stringify(CLI)}).parse()`;
/** The key of s3rver, which verifies the signature of every call. */
const KEY = 'S3RVER';
const BUCKET = 'gawai-test';

/** An object storage of a test (s3rver); started again it has the files that it had. */
export class S3Server extends ServerProcess {
  readonly settings: ObjectStorageSettings;

  private constructor(port: number) {
    super('s3', port);
    this.settings = {
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket: BUCKET,
      region: 'ap-southeast-3',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    };
  }

  /** Starts one on a free port, with an empty bucket. */
  static async start(): Promise<S3Server> {
    const server = new S3Server(await freePort());
    await server.restart();
    return server;
  }

  protected run(): ChildProcess {
    const args = ['--directory', this.folder, '--address', '127.0.0.1', '--port', `${this.port}`];
    const options = [...args, '--silent', '--configure-bucket', BUCKET];
    return spawn(process.execPath, ['-e', RUN, '--', ...options], { stdio: 'ignore' });
  }

  /** The names of all files in the bucket. */
  storedNames(): string[] {
    const marker = '._S3rver_object';
    return readdirSync(join(this.folder, BUCKET), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(marker))
      .map((path) => path.slice(0, -marker.length));
  }
}
