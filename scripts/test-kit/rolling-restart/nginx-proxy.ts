import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NGINX } from '../debian-programs.ts';

export interface NginxProxy {
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

/** Where nginx writes temporary files; Debian's folders belong to the service. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Runs nginx with `operations/nginx.conf`; `ports` maps each port in that file to the one to use instead.
 * `url` is an address that nginx serves itself or passes on.
 */
export async function startNginx(
  ports: ReadonlyMap<number, number>,
  url: string,
): Promise<NginxProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'gawai-nginx-'));
  // Its workers have another user than the process that root starts.
  chmodSync(folder, 0o711);
  const example = readFileSync('operations/nginx.conf', 'utf8');
  const servers = example.replace(/(?<=^\s*(?:listen|server) (?:[\d.]+:)?)\d+(?=[; ])/gm, (port) =>
    String(ports.get(Number(port)) ?? port),
  );
  writeFileSync(join(folder, 'gawai.conf'), servers);
  const log = join(folder, 'error.log');
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; worker_processes 2; error_log ${log} warn;
     events { worker_connections 1024; }
     http { access_log off; ${temporary} include ${folder}/gawai.conf; }\n`,
  );
  const server = spawn(NGINX, ['-c', main, '-e', log], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const responds = () =>
    fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
  while (server.exitCode === null && !(await responds())) await delay(20);
  if (server.exitCode !== null)
    throw new Error(`nginx could not start: ${readFileSync(log, 'utf8')}`);
  return {
    errors: () => readFileSync(log, 'utf8'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
