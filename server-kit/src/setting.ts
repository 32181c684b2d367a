import { isIP } from 'node:net';
import { z } from 'zod';
import { hostInUrl } from './host-in-url.ts';

const ON = ['on', 'true', '1'];
const OFF = ['off', 'false', '0'];

/** A setting of a text that fulfils a rule; the message continues the setting's name. */
const text = (isValid: (value: string) => boolean, error: string) =>
  z.string().refine(isValid, { error });

const parts = (value: string): string[] => value.split(',').map((part) => part.trim());

const urlOf = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** An http or https address without credentials, query and fragment. */
function isAddress(value: string): boolean {
  const url = urlOf(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username + url.password + url.search + url.hash === '';
}

/** Whether money may be sent there: https, or http on a loopback name. */
export function isSecure(url: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
}

/** An address such as `10.0.0.1`, or a range such as `10.0.0.0/8`. */
function isAddressRange(value: string): boolean {
  const [address = '', bits = '0', ...more] = value.split('/');
  const family = isIP(address);
  const isWhole = /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
  return family !== 0 && isWhole && more.length === 0;
}

const isOrigin = (part: string): boolean => urlOf(part)?.origin === part.replace(/\/$/, '');

const whole = (least: number, most: number) =>
  text(
    (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most,
    `must be a whole number from ${least} to ${most}`,
  ).transform(Number);

/** Schemas of single settings; each reads the trimmed text of a variable. */
export const setting = {
  text: z.string(),
  whole,
  /** A port; 0 = any free one. */
  port: whole(0, 65_535),
  /** What a server binds to: an address or a name. */
  host: text(
    (value) => URL.canParse(`http://${hostInUrl(value)}`),
    'must be an address or a name of this machine',
  ),
  /** Times in ms. */
  ms: whole,
  /** `on` or `off`, also `true`/`false` and `1`/`0`. */
  onOff: text(
    (value) => [...ON, ...OFF].includes(value.toLowerCase()),
    'must be on or off',
  ).transform((value) => ON.includes(value.toLowerCase())),
  /** Megabytes of a million bytes, as bytes. */
  megabytes: (most: number) => whole(0, most).transform((value) => value * 1_000_000),
  /** A share of a whole, 0 to 1. */
  share: text(
    (value) => /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(value),
    'must be a number from 0 to 1',
  ).transform(Number),
  /** Whole numbers of at least 1, with commas between. */
  wholeList: text(
    (value) => parts(value).every((part) => /^[1-9]\d{0,4}$/.test(part)),
    'must be whole numbers separated by commas',
  ).transform((value) => parts(value).map(Number)),
  oneOf: <Value extends string>(values: readonly Value[]) =>
    z.enum(values, { error: `must be one of ${values.join(', ')}` }),
  /** An http or https address; slashes at the end are dropped. */
  address: text(
    isAddress,
    'must be an http or https address without credentials and query',
  ).transform((value) => value.replace(/\/+$/, '')),
  /** The address of a Redis or Valkey. */
  redis: text(
    (value) => /^rediss?:$/.test(urlOf(value)?.protocol ?? ''),
    'must be an address that starts with redis:// or rediss://',
  ),
  /** The name of a bucket of an object storage. */
  bucket: text(
    (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    'must have 3 to 63 small letters, digits, dots and hyphens',
  ),
  /** An address that a browser may post a payment to. */
  secureAddress: text((value) => {
    const url = urlOf(value);
    return url !== null && isSecure(url);
  }, 'must be an https address (http only on this machine)'),
  /** One e-mail address, without a name. */
  email: z.email({ error: 'must be an e-mail address such as toko@gawai.example' }),
  /** Exact web origins with commas between. */
  origins: text(
    (value) => parts(value).every((part) => part === '' || isOrigin(part)),
    'must hold origins such as https://shop.example',
  ).transform((value) =>
    parts(value)
      .filter((part) => part !== '')
      .map((part) => new URL(part).origin),
  ),
  /** `off`, or proxies with commas between: `loopback`, addresses and ranges. */
  proxies: text(
    (value) =>
      value === 'off' || parts(value).every((part) => part === 'loopback' || isAddressRange(part)),
    'must be off, loopback, or addresses and ranges with commas between',
  ).transform((value) => (value === 'off' ? [] : parts(value))),
};
