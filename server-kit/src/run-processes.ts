// `node run-processes.js COUNT PROGRAM [SETTING=PORT ...]`: runs a program of this repository several times on one
// port. The settings are of ports that the processes cannot share.
import { announceReady, watchParent } from './heartbeat.ts';
import { runProcessGroup } from './process-group.ts';

const [count, program, ...ports] = process.argv.slice(2);
if (program === undefined || !/^[1-9]\d?$/.test(count ?? '')) {
  process.stderr.write('Usage: node run-processes.js COUNT PROGRAM [SETTING=PORT ...]\n');
  process.exit(2);
}
const group = runProcessGroup({
  program,
  count: Number(count),
  ports,
  onReady: announceReady,
  exit: (code) => process.exit(code),
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, group.stop);
watchParent(group.stop);
