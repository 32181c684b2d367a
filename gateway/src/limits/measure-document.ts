import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { OPERATION_LIMITS } from './limits.ts';
import { literalExcess } from './measure-value.ts';

/** Size of a selection after all fragments are expanded. */
interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly rootFields: number;
}

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0, rootFields: 0 };

/** Thrown and caught in this file, to stop at the first excess. */
class Excess extends Error {}

/**
 * Why a document is too large to be validated; null when it is not. Each fragment is
 * measured once, so that a bomb of nested fragments costs no more than its text.
 */
export function documentExcess(document: DocumentNode): string | null {
  try {
    new Measure(document).check();
    return null;
  } catch (error) {
    if (error instanceof Excess) return error.message;
    throw error;
  }
}

class Measure {
  readonly #document: DocumentNode;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #sizes = new Map<string, Size | 'in progress'>();
  #directives = 0;

  constructor(document: DocumentNode) {
    this.#document = document;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition);
      }
    }
  }

  check(): void {
    for (const name of this.#fragments.keys()) this.#fragment(name);
    for (const definition of this.#document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const { defaultValue } of definition.variableDefinitions ?? []) {
        if (defaultValue !== undefined) checkValue(defaultValue);
      }
      const { depth, rootFields } = this.#selections(definition.selectionSet);
      // Only here: a fragment may be deep because it is meant for introspection.
      if (depth > OPERATION_LIMITS.depth)
        throw new Excess(`more than ${OPERATION_LIMITS.depth} levels`);
      const isQuery = definition.operation === OperationTypeNode.QUERY;
      const most = isQuery ? OPERATION_LIMITS.rootFields : OPERATION_LIMITS.mutations;
      if (rootFields > most) throw new Excess(`more than ${most} root fields`);
    }
  }

  #fragment(name: string): Size {
    const known = this.#sizes.get(name);
    if (known === 'in progress') throw new Excess('a fragment that contains itself');
    if (known !== undefined) return known;
    const definition = this.#fragments.get(name);
    if (definition === undefined) return NOTHING;
    this.#sizes.set(name, 'in progress');
    const size = this.#selections(definition.selectionSet);
    this.#sizes.set(name, size);
    return size;
  }

  #selections(set: SelectionSetNode): Size {
    const repeats = new Map<string, number>();
    let total = NOTHING;
    for (const selection of set.selections) {
      this.#countDirectives(selection);
      const size =
        selection.kind === Kind.FIELD
          ? this.#field(selection, repeats)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? this.#fragment(selection.name.value)
            : this.#selections(selection.selectionSet);
      total = checked({
        depth: Math.max(total.depth, size.depth),
        fields: total.fields + size.fields,
        aliases: total.aliases + size.aliases,
        rootFields: total.rootFields + size.rootFields,
      });
    }
    return total;
  }

  #field(field: FieldNode, repeats: Map<string, number>): Size {
    const name = field.alias?.value ?? field.name.value;
    const repeated = (repeats.get(name) ?? 0) + 1;
    repeats.set(name, repeated);
    const most = OPERATION_LIMITS.repeats;
    if (repeated > most) throw new Excess(`"${name}" more than ${most} times in one selection`);
    for (const { value } of field.arguments ?? []) checkValue(value);
    const inner = field.selectionSet ? this.#selections(field.selectionSet) : NOTHING;
    const isFree = name === '__typename' && field.alias === undefined && repeated === 1;
    const isIntrospection = field.name.value === '__schema' || field.name.value === '__type';
    return checked({
      depth: isIntrospection ? 1 : inner.depth + 1,
      fields: inner.fields + (isFree ? 0 : 1),
      aliases: inner.aliases + (field.alias === undefined ? 0 : 1),
      rootFields: 1,
    });
  }

  #countDirectives({ directives = [] }: SelectionNode): void {
    this.#directives += directives.length;
    for (const { value } of directives.flatMap((directive) => directive.arguments ?? [])) {
      checkValue(value);
    }
    if (this.#directives > OPERATION_LIMITS.directives) throw new Excess('too many directives');
  }
}

function checkValue(value: ValueNode): void {
  const excess = literalExcess(value);
  if (excess !== null) throw new Excess(excess);
}

function checked(size: Size): Size {
  const { fields, aliases } = OPERATION_LIMITS;
  if (size.fields > fields) throw new Excess(`more than ${fields} fields`);
  if (size.aliases > aliases) throw new Excess(`more than ${aliases} aliases`);
  return size;
}
