import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { hasRedisServer } from '../../server-kit/test-kit/redis-server.ts';

const POSTGRES = '/usr/lib/postgresql';

/** Where Debian installs nginx; it is not in the path of every user. */
export const NGINX = '/usr/sbin/nginx';

/** The folder of `initdb` and `postgres` of the newest version that is installed; null without one. */
export function postgresPrograms(): string | null {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const [newest] = versions.toSorted((one, other) => Number(other) - Number(one));
  const folder = `${POSTGRES}/${newest ?? ''}/bin`;
  return existsSync(`${folder}/initdb`) ? folder : null;
}

/** Debian's packages that the rolling restart needs and this machine does not have. */
export function missingPackages(): string[] {
  return [
    ...(spawnSync(NGINX, ['-v']).status === 0 ? [] : ['nginx']),
    ...(postgresPrograms() === null ? ['postgresql'] : []),
    ...(hasRedisServer ? [] : ['redis-server']),
  ];
}
