import type { z } from 'zod';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A program cannot start with its settings. The message, for the one who starts it, names all problems. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  /** One sentence for each setting that cannot be used. */
  readonly problems: readonly string[];

  /** `heading` names the program that cannot start. */
  constructor(heading: string, problems: readonly string[]) {
    super([heading, ...problems].join('\n  - '));
    this.problems = problems;
  }
}

/** Characters of a value that a problem quotes. */
const QUOTED_MAX = 100;

/** A name and perhaps a password in front of the host of an address. */
const CREDENTIALS = /\/\/.*@/;

/**
 * Reads the variables that `schema` names; blank counts as not set. Throws a `SettingsError` with all problems,
 * which quote no value of `secrets` and no address with credentials.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  heading: string,
  schema: z.ZodObject<Shape>,
  env: Environment,
  secrets: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const values = new Map(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
  const result = schema.safeParse(Object.fromEntries(values));
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    const value = values.get(name) ?? '';
    const isSecret = secrets.includes(name) || CREDENTIALS.test(value);
    const quoted = isSecret ? '' : `, but is "${value.slice(0, QUOTED_MAX)}"`;
    if (!problems.has(name)) problems.set(name, `${name} ${message}${quoted}.`);
  }
  throw new SettingsError(heading, [...problems.values()]);
}
