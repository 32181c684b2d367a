import { GraphQLError, GraphQLScalarType } from 'graphql';
import { ReceivedFile } from './received-file.ts';

function reject(): never {
  throw new GraphQLError('Upload must be the file of a multipart request');
}

/** A file that came with the request; whatever else stands in its place is rejected. */
export const uploadScalar = new GraphQLScalarType<ReceivedFile, never>({
  name: 'Upload',
  serialize: reject,
  parseValue: (value) => (value instanceof ReceivedFile ? value : reject()),
  parseLiteral: reject,
});
