import { isIP } from 'node:net';

/** The environment as the process was given it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings one by one and collects what is wrong with them, so that the operator is told
 * everything at once. Each reader gives a usable value even when it has noted a problem.
 */
export class ConfigReader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  /** `env` is not changed. */
  constructor(env: Environment) {
    this.#env = env;
  }

  /** The trimmed text of a setting; undefined when it is missing or blank. */
  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  }

  /** A whole number between two bounds. */
  whole(name: string, fallback: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    this.#note(name, `must be a whole number from ${least} to ${most}`, value);
    return fallback;
  }

  /** A share of a whole, 0 to 1. */
  share(name: string, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    if (/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(value)) return Number(value);
    this.#note(name, 'must be a number from 0 to 1', value);
    return fallback;
  }

  /** A list of whole numbers of at least 1, separated by commas. */
  wholeList(name: string, fallback: readonly number[]): readonly number[] {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const parts = value.split(',').map((part) => part.trim());
    if (parts.every((part) => /^[1-9]\d{0,4}$/.test(part))) return parts.map(Number);
    this.#note(name, 'must be whole numbers separated by commas', value);
    return fallback;
  }

  /** `on` or `off` (also `true`/`false`, `1`/`0`). */
  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['on', 'true', '1'].includes(value)) return true;
    if (['off', 'false', '0'].includes(value)) return false;
    this.#note(name, 'must be on or off', value);
    return fallback;
  }

  /** One word out of a closed set. */
  word<Word extends string>(name: string, fallback: Word, words: readonly Word[]): Word {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const known = words.find((word) => word === value);
    if (known === undefined) this.#note(name, `must be one of ${words.join(', ')}`, value);
    return known ?? fallback;
  }

  /** An http or https address without credentials, query and fragment; a trailing slash is dropped. */
  address(name: string, fallback: string): string {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const url = parseUrl(value);
    const isPlain = url !== null && url.username === '' && url.search === '' && url.hash === '';
    if (url !== null && isPlain && /^https?:$/.test(url.protocol)) return value.replace(/\/+$/, '');
    this.#note(name, 'must be an http or https address without credentials and query', value);
    return fallback;
  }

  /** An address that a browser may post a payment to: https, or plain http on this machine. */
  secureAddress(name: string, fallback: string | null): string | null {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const url = parseUrl(value);
    if (url !== null && isSecure(url)) return value;
    this.#note(name, 'must be an https address (http only on this machine)', value);
    return fallback;
  }

  /** `off`, or proxies separated by commas: `loopback`, addresses and ranges such as `10.0.0.0/8`. */
  proxies(name: string): readonly string[] {
    const value = this.text(name) ?? 'off';
    if (value === 'off') return [];
    const parts = value.split(',').map((part) => part.trim());
    if (parts.every((part) => part === 'loopback' || isAddressRange(part))) return parts;
    this.#note(name, 'must be off, loopback, or addresses and ranges with commas between', value);
    return [];
  }

  /** Exact web origins separated by commas, e.g. `https://shop.example`. */
  origins(name: string): readonly string[] {
    const parts = (this.text(name) ?? '').split(',').map((part) => part.trim());
    return parts
      .filter((part) => part !== '')
      .flatMap((part) => {
        const url = parseUrl(part);
        if (url !== null && url.origin === part.replace(/\/$/, '')) return [url.origin];
        this.#note(name, 'must hold origins such as https://shop.example', part);
        return [];
      });
  }

  #note(name: string, rule: string, value: string): void {
    this.problems.push(`${name} ${rule}, but is "${value.slice(0, 100)}".`);
  }
}

/** Whether money may be sent there: https, or http on a loopback name. */
export function isSecure(url: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
}

function isAddressRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    more.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (family === 4 ? 32 : 128)
  );
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
