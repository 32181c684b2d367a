import type { Plugin } from 'vite';
import type { UnusedFeatures } from './unused-features.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Found {
  name: string;
  body: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown) =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** All functions and methods with a body, by name. */
function* functionsIn(node: Node, className = ''): Generator<Found> {
  let within = className;
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    within = nameOf(node['id']) || className;
  }
  if (node.type === 'FunctionDeclaration' && isNode(node['body'])) {
    yield { name: nameOf(node['id']), body: node['body'] };
  }
  if (node.type === 'MethodDefinition' && isNode(node['value']) && isNode(node['value']['body'])) {
    yield { name: `${within}.${nameOf(node['key'])}`, body: node['value']['body'] };
  }
  if (node.type === 'VariableDeclarator' && isNode(node['init']))
    within = nameOf(node['id']) || within;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* functionsIn(child, within);
    }
  }
}

/**
 * Leaves out of the browser's copy of the libraries what no page of the shop can come to, so that
 * nobody waits for it. A bundler cannot see this: the functions sit inside of one that is used. One
 * that were called nevertheless would say so with an error; a name that an upgrade has taken away
 * fails the build.
 */
export function leaveOut(features: readonly UnusedFeatures[]): Plugin {
  const missing = new Set<string>();
  return {
    name: 'gawai:leave-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const { neverCalled, passThrough } of features) {
        for (const name of [...neverCalled, ...Object.keys(passThrough ?? {})]) missing.add(name);
      }
    },
    transform(code, id) {
      const feature = features.find(({ modules }) => id.includes(modules));
      if (feature === undefined) return null;
      let shorter = code;
      const found = [...functionsIn(this.parse(code) as unknown as Node)].sort(
        (one, other) => other.body.start - one.body.start,
      );
      for (const { name, body } of found) {
        const given = feature.passThrough?.[name];
        if (given === undefined && !feature.neverCalled.includes(name)) continue;
        missing.delete(name);
        const instead =
          given === undefined
            ? `{ throw new Error(${JSON.stringify(`${name} is left out`)}); }`
            : `{ return ${given}; }`;
        shorter = shorter.slice(0, body.start) + instead + shorter.slice(body.end);
      }
      return shorter === code ? null : { code: shorter, map: null };
    },
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return;
      this.error(
        `The libraries no longer have: ${[...missing].join(', ')}. See unused-features.ts`,
      );
    },
  };
}
