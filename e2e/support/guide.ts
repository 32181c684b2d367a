import { readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const guide = readFileSync(new URL('../../docs/schema-guide.md', import.meta.url), 'utf8');

/** An operation of the guide with the variables printed below it. */
export interface GuideOperation {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Every operation of `docs/schema-guide.md`, in its order. */
export function guideOperations(): GuideOperation[] {
  const blocks = guide.matchAll(/```graphql\n(.*?)```(?:\s*```json\n(.*?)```)?/gs);
  return [...blocks].map(([, query = '', variables = '{}']) => {
    const [, name = ''] = /^(?:query|mutation) (\w+)/.exec(query) ?? [];
    // Printed by the guide as an object.
    return { name, query, variables: JSON.parse(variables) as Record<string, unknown> };
  });
}

/** Runs the function `name` of the guide's JavaScript. */
export async function runGuideScript(name: string, ...args: unknown[]): Promise<unknown> {
  const scripts = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, text = '']) => text);
  const script = scripts.find((text) => text.includes(`function ${name}(`));
  if (script === undefined) throw new Error(`The guide has no function ${name}.`);
  const file = join(mkdtempSync(join(tmpdir(), 'guide-')), `${name}.mjs`);
  writeFileSync(file, script);
  const module = (await import(pathToFileURL(file).href)) as Record<
    string,
    (...args: unknown[]) => Promise<unknown>
  >;
  const run = module[name];
  if (run === undefined) throw new Error(`The guide does not export ${name}.`);
  return run(...args);
}

/** The field names of a value, recursively. */
export function fieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(fieldsOf);
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fieldsOf(inner)]));
}
