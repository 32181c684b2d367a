import { demoParts, readDemoSettings } from '../shop-api/src/demo-settings.ts';

/** The parts of the demo that `npm start` enables; each program validates its settings itself. */
export interface DemoOfStart {
  /** Name of the setting, and whether it is on. */
  parts: [name: string, isOn: boolean][];
  /** Whether a new database gets the demo customer, who may sign in. */
  hasSignIn: boolean;
  hasSandbox: boolean;
  hasExplorer: boolean;
}

/** `embedded`: the reference shop API is started too; an external shop API has no demo but the explorer. */
export function readDemo(
  text: (name: string) => string | undefined,
  embedded: boolean,
): DemoOfStart {
  const flag = (name: string, fallback: boolean) => {
    const value = text(name)?.toLowerCase();
    return value === undefined ? fallback : ['on', 'true', '1'].includes(value);
  };
  const databaseUrl = text('DATABASE_URL') ?? null;
  const isDemo = flag('SHOP_DEMO', embedded && databaseUrl === null);
  const hasExplorer = flag('GRAPHQL_EXPLORER', isDemo);
  const explorer: [string, boolean] = ['GRAPHQL_EXPLORER', hasExplorer];
  if (!embedded) return { parts: [explorer], hasSignIn: false, hasSandbox: false, hasExplorer };
  const demo = readDemoSettings(flag, { databaseUrl, ipay88Url: text('IPAY88_URL') ?? null });
  return {
    parts: [...demoParts(demo), explorer],
    hasSignIn: demo.seed && demo.signIn,
    hasSandbox: demo.sandbox,
    hasExplorer,
  };
}
