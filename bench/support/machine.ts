import { cpus, loadavg } from 'node:os';

/** What the figures were measured on, in one line: processor, cores, load of the last minute. */
export function machineLine(): string {
  const [cpu] = cpus();
  const [load = 0] = loadavg();
  return `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, load ${load.toFixed(2)}, Node ${process.version}`;
}
