/** Which parts of the demo are on; each can be switched alone (README, Production). */
export interface DemoSettings {
  /** Whether an empty database is filled with the demo shop; otherwise it gets the regions only. */
  readonly seed: boolean;
  /** Whether the published phone and password of the demo customer sign in. */
  readonly signIn: boolean;
  /** Whether the sandbox page replaces the payment provider; never on together with a provider. */
  readonly sandbox: boolean;
  /** Whether `/openapi.json` and its viewer at `/docs` are served. */
  readonly apiDocs: boolean;
}

/** The setting that switches each part alone. */
const NAMES = {
  seed: 'SHOP_SEED',
  signIn: 'SHOP_DEMO_SIGN_IN',
  sandbox: 'SHOP_SANDBOX',
  apiDocs: 'SHOP_API_DOCS',
} as const satisfies Record<keyof DemoSettings, string>;

/** Reads one setting that is `on` or `off`. */
type ReadFlag = (
  name: 'SHOP_DEMO' | (typeof NAMES)[keyof typeof NAMES],
  fallback: boolean,
) => boolean;

/**
 * Reads the demo settings. Each follows `SHOP_DEMO` unless it is set itself; `SHOP_DEMO` is on for the
 * embedded database and off for PostgreSQL.
 */
export function readDemoSettings(
  flag: ReadFlag,
  { databaseUrl, ipay88Url }: Readonly<Record<'databaseUrl' | 'ipay88Url', string | null>>,
): DemoSettings {
  const isDemo = flag('SHOP_DEMO', databaseUrl === null);
  return {
    seed: flag(NAMES.seed, isDemo),
    signIn: flag(NAMES.signIn, isDemo),
    sandbox: flag(NAMES.sandbox, isDemo && ipay88Url === null),
    apiDocs: flag(NAMES.apiDocs, isDemo),
  };
}

/** Each part by the name of its setting, and whether it is on. */
export function demoParts(demo: DemoSettings): [name: string, isOn: boolean][] {
  return [
    [NAMES.seed, demo.seed],
    [NAMES.signIn, demo.signIn],
    [NAMES.sandbox, demo.sandbox],
    [NAMES.apiDocs, demo.apiDocs],
  ];
}

/** One line with the parts that are on and those that are off. */
export function demoLine(parts: readonly (readonly [name: string, isOn: boolean])[]): string {
  const names = (wanted: boolean) =>
    parts.flatMap(([name, isOn]) => (isOn === wanted ? [name] : [])).join(', ') || 'none';
  return `on: ${names(true)}; off: ${names(false)}`;
}

/** Whether payments by card, virtual account or wallet are possible: with a provider or the sandbox. */
export function takesProviderPayments(settings: {
  readonly ipay88Url: string | null;
  readonly demo: DemoSettings;
}): boolean {
  return settings.ipay88Url !== null || settings.demo.sandbox;
}
