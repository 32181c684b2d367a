import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run, type ContainerEngine } from './container-engine.ts';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Creates an image like Node's own: Debian with its `node`, npm and user. It replaces
 * `image` where no registry of images can be reached; Node and npm are those of this machine.
 */
export async function createBaseImage(engine: ContainerEngine, image: string): Promise<void> {
  if (await engine.has(image)) return;
  const root = join(engine.folder, 'root');
  rmSync(root, { recursive: true, force: true });
  await run('debootstrap', '--variant=minbase', '--include=libstdc++6', 'bookworm', root);
  for (const folder of ['var/cache/apt', 'var/lib/apt/lists']) {
    rmSync(join(root, folder), { recursive: true });
  }
  cpSync(process.execPath, join(root, 'usr/local/bin/node'), { dereference: true });
  const modules = 'usr/local/lib/node_modules';
  const npm = join(await run('npm', 'root', '--global', '--loglevel=error'), 'npm');
  cpSync(npm, join(root, modules, 'npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  await run('chroot', root, 'groupadd', '--gid', '1000', 'node');
  await run('chroot', root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node');
  const container = await engine.buildah('from', 'scratch');
  await engine.buildah('add', '--quiet', container, root, '/');
  await engine.buildah('config', '--env', `PATH=${PATH}`, container);
  await engine.buildah('commit', '--quiet', '--rm', container, image);
  rmSync(root, { recursive: true });
}
