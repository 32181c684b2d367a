import { GraphQLError } from 'graphql';

/**
 * An input that no well-behaved client sends (a broken id, a list that is too long): an error of the
 * GraphQL response with the code `BAD_USER_INPUT`. Mistakes of shoppers are reported as
 * `userErrors` instead. `field` is the path into the input.
 */
export function badUserInput(message: string, field: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}
