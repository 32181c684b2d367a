import { Kind, type ValueNode } from 'graphql';
import { OPERATION_LIMITS } from './limits.ts';
import { textRejection, type OperationRejection } from './operation-rejection.ts';

/** Why a value of an argument is too large; null when it is not. Stops at the maximum depth. */
export function literalExcess(value: ValueNode, level = 0): string | null {
  if (value.kind !== Kind.LIST && value.kind !== Kind.OBJECT) return null;
  const parts = value.kind === Kind.LIST ? value.values : value.fields.map((field) => field.value);
  return excessOf(value.kind === Kind.LIST, parts, level, literalExcess);
}

/** Why the value of a variable is too large; null when it is not. Stops at the maximum depth. */
export function variableExcess(value: unknown, level = 0): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const parts: readonly unknown[] = Object.values(value);
  return excessOf(Array.isArray(value), parts, level, variableExcess);
}

/** Why a text in the value of a variable is invalid. The depth of the value must have been checked. */
export function variableTextRejection(value: unknown): OperationRejection | null {
  if (typeof value === 'string') return textRejection(value);
  if (typeof value !== 'object' || value === null) return null;
  for (const part of Object.values(value)) {
    const rejection = variableTextRejection(part);
    if (rejection !== null) return rejection;
  }
  return null;
}

function excessOf<Part>(
  isList: boolean,
  parts: readonly Part[],
  level: number,
  excess: (part: Part, level: number) => string | null,
): string | null {
  if (level >= OPERATION_LIMITS.valueDepth) return `more than ${level} levels in a value`;
  if (isList && parts.length > OPERATION_LIMITS.listItems) {
    return `more than ${OPERATION_LIMITS.listItems} entries in a list`;
  }
  for (const part of parts) {
    const found = excess(part, level + 1);
    if (found !== null) return found;
  }
  return null;
}
