import { Kind, type ConstDirectiveNode } from 'graphql';
import { typeDefs } from '../graphql/type-defs.ts';

/**
 * How long responses with a type may be cached, in ms, from `@cacheControl` of the SDL. Null = as long as
 * the type that contains it. A type that is not in the map must never be cached.
 */
export const typeLifetimes: ReadonlyMap<string, number | null> = new Map(
  typeDefs().definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const directive = definition.directives?.find(({ name }) => name.value === 'cacheControl');
    return directive === undefined ? [] : [[definition.name.value, lifetimeOf(directive)] as const];
  }),
);

/** The lifetime of a public type, in ms. Throws when the SDL defines none. */
export function typeLifetime(type: string): number {
  const lifetime = typeLifetimes.get(type);
  if (typeof lifetime === 'number') return lifetime;
  throw new Error(`@cacheControl(maxAge:) is missing on the type ${type}`);
}

function lifetimeOf({ arguments: args = [] }: ConstDirectiveNode): number | null {
  const maxAge = args.find(({ name }) => name.value === 'maxAge')?.value;
  return maxAge?.kind === Kind.INT ? Number(maxAge.value) * 1_000 : null;
}
