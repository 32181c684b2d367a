import { readConfig as readGateway, settingsMessage } from '../gateway/src/config.ts';
import { readSettings as readShopApi, SettingsError } from '../shop-api/src/config.ts';
import { ConfigProblem, readConfig as readWeb } from '../web/src/config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const checks: Record<string, (env: Environment) => string | null> = {
  'shop-api': (env) => messageOf(SettingsError, () => readShopApi(env)),
  gateway: (env) => {
    const { problems } = readGateway(env);
    return problems === null ? null : settingsMessage(problems);
  },
  web: (env) => messageOf(ConfigProblem, () => readWeb(env)),
};

/**
 * Why the first of these services cannot start with its settings, in its own words; null when all can. Known
 * before any of them starts: a wrong setting of one may follow from that of an earlier one.
 */
export function settingsProblem(
  services: readonly { readonly name: string; readonly env: Environment }[],
): string | null {
  for (const { name, env } of services) {
    const problem = checks[name]?.(env) ?? null;
    if (problem !== null) return problem;
  }
  return null;
}

function messageOf(kind: new (problems: string[]) => Error, read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof kind) return error.message;
    throw error;
  }
}
