import { readConfig as readGateway, SettingsError } from '../gateway/src/config.ts';
import { readSettings as readShopApi } from '../shop-api/src/config.ts';
import { readConfig as readWeb } from '../web/src/config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const readers: Record<string, (env: Environment) => unknown> = {
  'shop-api': readShopApi,
  gateway: readGateway,
  web: readWeb,
};

/**
 * The message of the first of these services that cannot start with its settings; null when all can. Known
 * before any of them starts: a wrong setting of one may follow from that of an earlier one.
 */
export function settingsProblem(
  services: readonly { readonly name: string; readonly env: Environment }[],
): string | null {
  try {
    for (const { name, env } of services) readers[name]?.(env);
    return null;
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}
