import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../run-command.ts';

/** Characters of the output of a failed command that its error shows. */
const SHOWN = 8_000;

/** Debian's packages by the programs that are needed of them. */
const PACKAGES = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  ip: 'iproute2',
  podman: 'podman',
  runc: 'runc',
};

const files = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();

/** The most files that a process of this machine may open: npm opens many, and the limit cannot be raised. */
export const OPEN_FILES = `nofile=${files}:${files}`;

/** What this machine lacks to build and run containers: packages of Debian, or the rights of root. */
export function missingContainerTools(): string[] {
  const missing = Object.entries(PACKAGES).filter(
    ([program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  return [
    ...missing.map(([, name]) => name),
    ...(process.getuid?.() === 0 ? [] : ['the rights of root']),
  ];
}

/** Runs a command to its end and returns its output; rejects with the end of it when it fails. */
export async function run(...command: string[]): Promise<string> {
  const { code, output } = await runCommand(command, { quiet: true });
  if (code === 0) return output.trim();
  throw new Error(`${command.slice(0, 6).join(' ')} … failed:\n${output.slice(-SHOWN)}`);
}

/** Builds and runs images by buildah and podman, with a storage of its own. */
export class ContainerEngine {
  /** Everything that it stores; `GAWAI_CONTAINERS` names a folder that is not deleted, so that the next build is faster. */
  readonly folder: string;
  readonly #storage: readonly string[];
  readonly #isPersistent: boolean;

  constructor() {
    const persistentFolder = process.env['GAWAI_CONTAINERS'];
    this.#isPersistent = persistentFolder !== undefined;
    this.folder = persistentFolder ?? mkdtempSync(join(tmpdir(), 'gawai-containers-'));
    mkdirSync(this.folder, { recursive: true });
    const at = (name: string) => join(this.folder, name);
    this.#storage = ['--root', at('storage'), '--runroot', at('run')];
  }

  /** Runs buildah, whose caches are in the folder too. */
  buildah(...args: string[]): Promise<string> {
    return run('env', `TMPDIR=${this.folder}`, 'buildah', ...this.#storage, ...args);
  }

  /** Runs podman; runc starts containers also where both versions of control groups are mounted. */
  podman(...args: string[]): Promise<string> {
    return run('podman', ...this.#storage, '--runtime', 'runc', '--log-level=fatal', ...args);
  }

  async has(image: string): Promise<boolean> {
    return this.podman('image', 'exists', image).then(
      () => true,
      () => false,
    );
  }

  async read(image: string, path: string): Promise<string> {
    const container = await this.buildah('from', '--pull-never', image);
    const root = await this.buildah('mount', container);
    const text = readFileSync(join(root, path), 'utf8');
    await this.buildah('rm', container);
    return text;
  }

  /** Stops all containers, and deletes everything unless the folder is persistent. */
  async remove(): Promise<void> {
    await this.podman('rm', '--all', '--force', '--volumes');
    await this.podman('volume', 'prune', '--force');
    if (this.#isPersistent) return;
    await this.buildah('rm', '--all');
    await this.buildah('rmi', '--all', '--force');
    spawnSync('umount', [join(this.folder, 'storage/overlay')]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
