import { decimalText, parseDecimal } from '@gawai/domain/decimal';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDecimal } from './decimal.ts';

/** Largest weight in an input. */
const GRAMS_INPUT_MAX = 1_000_000_000;

function readInput(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= GRAMS_INPUT_MAX) {
    if (parseDecimal(value) !== undefined) return value;
  }
  throw new GraphQLError('Grams must be a number from 0 to 1000000000');
}

/** Weight in grams; may have a fraction. */
export const gramsScalar = new GraphQLScalarType<number, number>({
  name: 'Grams',
  serialize: (value) => {
    if (isDecimal(value)) return Number(decimalText(value));
    throw new TypeError('not a weight');
  },
  parseValue: readInput,
  parseLiteral: (node) =>
    readInput(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});
