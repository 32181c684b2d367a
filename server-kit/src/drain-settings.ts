import { setting } from './setting.ts';

/** How long open requests may go on after `DRAIN_DELAY_MS`, in ms, unless `DRAIN_TIMEOUT_MS` is set. */
export const DRAIN_TIMEOUT = 8_000;

/** Settings of a program that finishes its requests before it stops. */
export const drainSettings = {
  DRAIN_DELAY_MS: setting.ms(0, 120_000).default(0),
  DRAIN_TIMEOUT_MS: setting.ms(0, 120_000).default(DRAIN_TIMEOUT),
};
