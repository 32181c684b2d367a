/** The host by which this machine reaches a server that is bound to `host`. */
export function hostInUrl(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The same for another program of this machine, which needs no name to be resolved. */
export function localHostInUrl(host: string): string {
  const name = hostInUrl(host);
  return name === 'localhost' ? '127.0.0.1' : name;
}
