import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { typeDefs } from '../src/graphql/type-defs.ts';
import { SeededRandom, seedOf } from './seeded-random.ts';

/** Context of the resolvers of the unreliable schema. */
export interface Outcomes {
  readonly seed: number;
}

/**
 * Either all values of an operation are synchronous, or every entry of a list is a promise: when one entry fails
 * at once while another is pending, graphql-js leaves the rejection of the pending one unhandled.
 */
class OutcomeDice extends SeededRandom {
  readonly mayWait: boolean;

  constructor(seed: number, mayWait: boolean) {
    super(seed);
    this.mayWait = mayWait;
  }
}

/**
 * The schema with unreliable values: missing, of the wrong type, late, thrown, rejected. Every field
 * behaves the same for the same seed and path. Half of the fields have
 * resolvers, the others are read off their objects.
 */
export function unreliableSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: typeDefs() });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const isRoot = type === schema.getQueryType();
      if (isRoot || new SeededRandom(seedOf(`${type.name}.${field.name}`)).happens(0.5)) {
        field.resolve = resolver(schema);
      }
    }
  }
  return schema;
}

function resolver(schema: GraphQLSchema): GraphQLFieldResolver<unknown, unknown> {
  return (_, args, context, info) => {
    const { seed } = context as Outcomes;
    const { path, fieldName, returnType, variableValues } = info;
    const keys: (string | number)[] = [];
    for (let at: typeof path | undefined = path; at !== undefined; at = at.prev) keys.push(at.key);
    const facts = [seed, keys, fieldName, args, variableValues, info.parentType.name];
    return unreliable(
      schema,
      returnType,
      new OutcomeDice(seedOf(JSON.stringify(facts)), seed % 2 === 0),
      0,
    );
  };
}

function unreliable(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  random: OutcomeDice,
  level: number,
): unknown {
  const outcome = random.below(60);
  if (outcome === 0) return null;
  if (outcome === 1) return undefined;
  if (outcome === 2) return new Error('a value that is an error');
  if (outcome === 3 && level === 0)
    throw new GraphQLError('thrown', { extensions: { code: 'CODE' } });
  if (outcome === 4)
    return random.mayWait ? late(random, () => Promise.reject(new TypeError('rejected'))) : null;
  if (outcome === 5)
    return random.one<unknown>(['a', 7, Number.NaN, true, {}, [], [null], Symbol.iterator]);
  const value = good(schema, type, random, level);
  return outcome < 25 ? late(random, () => value) : value;
}

function late(random: OutcomeDice, value: () => unknown): unknown {
  if (!random.mayWait) return value();
  const promise = afterTurns(random.below(4)).then(value);
  // Some are never awaited; their rejections must not end the test.
  promise.catch(() => undefined);
  return promise;
}

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

function good(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  random: OutcomeDice,
  level: number,
): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const entries = Array.from({ length: random.below(4) }, () =>
      unreliable(schema, inner.ofType, random, level + 1),
    );
    return random.mayWait ? entries.map((entry) => late(random, () => entry)) : entries;
  }
  const named = getNamedType(inner);
  if (isEnumType(named)) return random.one(named.getValues()).value;
  if (isLeafType(named)) return random.one<unknown>([1, 0, 12_500]);
  const own = isAbstractType(named) ? random.one(schema.getPossibleTypes(named)) : named;
  const isMistaken = random.happens(0.1);
  const object: Record<string, unknown> = {
    __typename: isMistaken ? random.one(['Query', 'Nothing', 'ID', 5]) : own.name,
  };
  if (level > 1 || !isObjectType(own)) return object;
  for (const { name, type: fieldType } of Object.values(own.getFields())) {
    const value = unreliable(schema, fieldType, random, level + 1);
    object[name] = random.happens(0.05) ? () => value : value;
  }
  return object;
}
