import { networkInterfaces } from 'node:os';
import { hostInUrl } from '@gawai/server-kit/host-in-url';
import type { OperatorSettings } from '../config.ts';
import { storedOperatorKey } from '../secrets.ts';
import { ProgramError } from './program-error.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the host of an address is this machine. */
function isHere(hostname: string): boolean {
  if (LOOPBACK.test(hostname)) return true;
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some(({ address }) => hostInUrl(address) === hostname);
}

/**
 * The address and operator key of the shop: from the settings, else the stored key of a shop on this
 * machine, which is never sent to another host.
 */
export async function operatorAccess(
  settings: OperatorSettings,
): Promise<{ url: string; key: string }> {
  const url = settings.shopUrl;
  if (settings.operatorKey === '') throw new ProgramError(NO_OPERATORS);
  if (settings.operatorKey !== undefined) return { url, key: settings.operatorKey };
  if (!isHere(new URL(url).hostname)) {
    throw new ProgramError(`Set OPERATOR_KEY to the operator key of the shop at ${url}.`);
  }
  const key = await storedKey(settings.dataDir);
  if (key !== null) return { url, key };
  throw new ProgramError(
    `No operator key in ${settings.dataDir}. Start the shop once with npm start, or set OPERATOR_KEY.`,
  );
}

const NO_OPERATORS = 'SHOP_OPERATOR_KEY is empty: this shop has no operator calls.';

async function storedKey(dataDir: string): Promise<string | null> {
  try {
    return await storedOperatorKey(dataDir);
  } catch (error) {
    throw new ProgramError(error instanceof Error ? error.message : String(error));
  }
}
