import { decimalText, parseDecimal, type Decimal } from '@gawai/domain/decimal';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Whether it is an exact decimal of the domain. */
export function isDecimal(value: unknown): value is Decimal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'coefficient' in value &&
    typeof value.coefficient === 'bigint' &&
    'scale' in value &&
    typeof value.scale === 'number'
  );
}

function readInput(value: unknown): string {
  const decimal =
    typeof value === 'string' && value.trim() !== '' ? parseDecimal(value) : undefined;
  if (decimal === undefined) throw new GraphQLError('Decimal must be text such as "2.90"');
  return decimalText(decimal);
}

/** An exact decimal as text. */
export const decimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  serialize: (value) => {
    if (isDecimal(value)) return decimalText(value);
    throw new TypeError('not a decimal');
  },
  parseValue: readInput,
  parseLiteral: (node) => readInput(node.kind === Kind.STRING ? node.value : undefined),
});
