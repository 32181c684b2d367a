import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPEN_FILES, run, type ContainerEngine } from './container-engine.ts';

const setting = (name: string) => run('npm', 'config', 'get', name, '--loglevel=error');

/** Options by which npm in a build uses the registry of this machine's npm. */
async function registryOptions(folder: string): Promise<string[]> {
  const file = join(folder, 'npmrc');
  const authorities = await setting('cafile');
  const isOwn = authorities !== 'null' && authorities !== '';
  const lines = [
    `registry=${await setting('registry')}`,
    ...(isOwn ? ['cafile=/root/authorities.pem'] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return [
    ...['--volume', `${file}:/root/.npmrc:ro`],
    ...(isOwn ? ['--volume', `${authorities}:/root/authorities.pem:ro`] : []),
  ];
}

/** Copies what the repository has, with what is not committed yet, and without what it ignores. */
export async function copyRepository(folder: string): Promise<string> {
  const copy = join(folder, 'repository');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const list = 'git ls-files --cached --others --exclude-standard --deduplicate -z';
  await run('sh', '-c', `${list} | tar --create --null --files-from=- | tar --extract -C ${copy}`);
  return copy;
}

/** Builds a target of the Dockerfile as it is. */
export async function buildTarget(
  engine: ContainerEngine,
  source: string,
  target: string,
): Promise<void> {
  await engine.buildah(
    ...['build', '--layers', '--pull-never', '--format', 'docker'],
    // Without a network and control groups of their own, which not every machine supports.
    ...['--isolation', 'chroot', '--network', 'host'],
    ...['--ulimit', OPEN_FILES],
    ...(await registryOptions(engine.folder)),
    ...['--target', target, '--tag', `gawai/${target}`, source],
  );
}
