import { GraphQLError, GraphQLScalarType } from 'graphql';
import { cleanHtml } from './clean-html.ts';

/** A fragment of HTML that the shop wrote; cleaned when it is serialised, so that no resolver can forget it. */
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
