import { GraphQLError, GraphQLScalarType } from 'graphql';
import { cleanHtml } from './clean-html.ts';

/** An HTML fragment of the shop; cleaned when it is serialized, so that every resolver returns clean HTML. */
export const htmlScalar = new GraphQLScalarType<string, string>({
  name: 'Html',
  serialize: (value) => {
    if (typeof value === 'string') return cleanHtml(value);
    throw new TypeError('not a text');
  },
  parseValue: () => {
    throw new GraphQLError('Html is never an input');
  },
});
