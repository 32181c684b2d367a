import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Most rupiah that a client may send: far above any price, and below the largest safe integer. */
const RUPIAH_INPUT_MAX = 9_000_000_000_000_000;

function readInput(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) {
    if (value >= 0 && value <= RUPIAH_INPUT_MAX) return value;
  }
  throw new GraphQLError('Rupiah must be a whole number from 0 to 9000000000000000');
}

/** Money in whole rupiah; a safe integer in both directions. */
export const rupiahScalar = new GraphQLScalarType<number, number>({
  name: 'Rupiah',
  serialize: (value) => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw new TypeError('not a whole number of rupiah');
  },
  parseValue: readInput,
  parseLiteral: (node) => readInput(node.kind === Kind.INT ? Number(node.value) : undefined),
});
