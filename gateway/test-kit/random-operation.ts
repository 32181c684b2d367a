import {
  astFromValue,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { SeededRandom } from './seeded-random.ts';

/** A query that is valid for the schema unless two of its fields conflict. */
export interface RandomOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Values of scalars; numbers for all others. */
const VALUES: Readonly<Record<string, unknown>> = { String: 'a', ID: 'b', Boolean: true };

/** Types that most selections use. */
const USUAL = ['Query', 'Product', 'ProductConnection', 'Order', 'CheckoutQuote', 'Image', 'Node'];

/** Fragments of a document; a later one may spread an earlier one. */
const FRAGMENTS = 3;

/** A query with aliases, fragments in fragments, conditions and variables; the same for the same seed. */
export function randomOperation(schema: GraphQLSchema, seed: number): RandomOperation {
  return new Writer(schema, new SeededRandom(seed)).operation();
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #random: SeededRandom;
  readonly #fragments: { readonly name: string; readonly on: string; readonly text: string }[] = [];
  readonly #declared = new Map<string, string>();
  readonly #variables: Record<string, unknown> = {};

  constructor(schema: GraphQLSchema, random: SeededRandom) {
    this.#schema = schema;
    this.#random = random;
    for (const name of ['yes', 'no', 'perhaps']) {
      this.#declared.set(name, name === 'perhaps' ? 'Boolean! = true' : 'Boolean!');
    }
    Object.assign(this.#variables, { yes: random.happens(0.5), no: random.happens(0.5) });
  }

  operation(): RandomOperation {
    const types = Object.values(this.#schema.getTypeMap()).filter(
      (type) => isCompositeType(type) && !type.name.startsWith('__') && type.name !== 'Mutation',
    ) as GraphQLCompositeType[];
    for (let count = 0; count < FRAGMENTS; count += 1) {
      const on = this.#random.happens(0.3)
        ? this.#random.one(types)
        : this.#random.one(this.#usual());
      const name = `F${count}`;
      const text = `fragment ${name} on ${on.name} ${this.#selection(on, 3)}`;
      this.#fragments.push({ name, on: on.name, text });
    }
    const query = this.#schema.getQueryType();
    if (!query) throw new Error('no queries');
    const root = this.#selection(query, 5);
    const declared = [...this.#declared].map(([name, type]) => `$${name}: ${type}`).join(', ');
    const fragments = this.#fragments.map(({ text }) => text).join('\n');
    return {
      query: `query Random(${declared}) ${root}\n${fragments}`,
      variables: this.#variables,
    };
  }

  #usual(): GraphQLCompositeType[] {
    return USUAL.map((name) => {
      const type = this.#schema.getType(name);
      if (!isCompositeType(type)) throw new Error(`the schema has no type ${name}`);
      return type;
    });
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    const parts = Array.from({ length: 1 + this.#random.below(5) }, () => this.#part(type, depth));
    return `{ ${parts.join(' ')} ${this.#random.happens(0.2) ? '' : '__typename'} }`;
  }

  #part(type: GraphQLCompositeType, depth: number): string {
    const chance = this.#random.below(10);
    if (chance === 0) return `... ${this.#condition()} ${this.#selection(type, depth - 1)}`;
    if (chance === 1 || (isAbstractType(type) && chance < 6)) {
      const on = isAbstractType(type)
        ? this.#random.one(this.#schema.getPossibleTypes(type))
        : this.#random.one([type, ...(isObjectType(type) ? type.getInterfaces() : [])]);
      return `... on ${on.name} ${this.#condition()} ${this.#selection(on, depth - 1)}`;
    }
    const fitting = this.#fragments.filter(({ on }) => on === type.name);
    if (chance < 5 && fitting.length > 0) {
      return `...${this.#random.one(fitting).name} ${this.#condition()}`;
    }
    return this.#field(type, depth);
  }

  #field(type: GraphQLCompositeType, depth: number): string {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const chosen = fields.filter(({ type: of }) => depth > 1 || !isCompositeType(getNamedType(of)));
    if (chosen.length === 0 || this.#random.happens(0.05)) return '__typename';
    const { name, args, type: of } = this.#random.one(chosen);
    const alias = this.#random.happens(0.15)
      ? `${this.#random.one(['a', 'then', 'length'])}${name}: `
      : '';
    const callArgs = args.flatMap((arg) => this.#argument(arg)).join(', ');
    const inner = getNamedType(of);
    const selection = isCompositeType(inner) ? this.#selection(inner, depth - 1) : '';
    return `${alias}${name}${callArgs && `(${callArgs})`} ${this.#condition()} ${selection}`;
  }

  #condition(): string {
    if (!this.#random.happens(0.12)) return '';
    const value = this.#random.one(['true', 'false', '$yes', '$no', '$perhaps']);
    return `@${this.#random.one(['skip', 'include'])}(if: ${value})`;
  }

  #argument({ name, type }: GraphQLArgument): string[] {
    if (!isNonNullType(type) && this.#random.happens(0.5)) return [];
    if (this.#random.happens(0.6)) return [`${name}: ${this.#literal(type)}`];
    const variable = `v${this.#declared.size}`;
    this.#declared.set(variable, String(type));
    // An argument whose variable has no value is left out.
    if (isNonNullType(type) || this.#random.happens(0.7))
      this.#variables[variable] = this.#value(type);
    return [`${name}: $${variable}`];
  }

  #literal(type: GraphQLInputType): string {
    const node = astFromValue(this.#value(type), type);
    if (!node) throw new Error(`no literal of ${String(type)}`);
    return print(node);
  }

  #value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType);
    if (isListType(type)) return [this.#value(type.ofType)];
    if (isEnumType(type)) return this.#random.one(type.getValues()).name;
    if (!isInputObjectType(type)) return VALUES[type.name] ?? 1;
    const fields = Object.values(type.getFields());
    const chosen = type.isOneOf
      ? [this.#random.one(fields)]
      : fields.filter((field) => isNonNullType(field.type) || this.#random.happens(0.3));
    return Object.fromEntries(chosen.map((field) => [field.name, this.#value(field.type)]));
  }
}
