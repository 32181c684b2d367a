import { GraphQLError, GraphQLScalarType } from 'graphql';
import { ReceivedFile } from './received-file.ts';

function reject(): never {
  throw new GraphQLError('Upload must be the file of a multipart request');
}

/** The file of a multipart request; every other value is rejected. */
export const uploadScalar = new GraphQLScalarType<ReceivedFile, never>({
  name: 'Upload',
  serialize: reject,
  parseValue: (value) => (value instanceof ReceivedFile ? value : reject()),
  parseLiteral: reject,
});
