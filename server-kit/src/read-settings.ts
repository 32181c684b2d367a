import type { z } from 'zod';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or one sentence for each setting that cannot be used. */
export type SettingsResult<Settings> =
  | { readonly settings: Settings; readonly problems: null }
  | { readonly settings: null; readonly problems: readonly string[] };

/** Characters of a value that a problem quotes. */
const QUOTED_MAX = 100;

/**
 * Reads the variables that `schema` names; blank counts as not set. Reports all problems at once; they quote
 * no value of `secrets`.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
  secrets: readonly string[] = [],
): SettingsResult<z.output<z.ZodObject<Shape>>> {
  const given = new Map(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return { settings: result.data, problems: null };
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    const value = given.get(name)?.slice(0, QUOTED_MAX) ?? '';
    const quoted = secrets.includes(name) ? '' : `, but is "${value}"`;
    if (!problems.has(name)) problems.set(name, `${name} ${message}${quoted}.`);
  }
  return { settings: null, problems: [...problems.values()] };
}
