import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { isRecord } from '../lib/read-json.ts';
import { rootFieldsOf } from './root-fields.ts';

/**
 * A mutation whose payload is there has been carried out, or was rejected with a reason. An error below the payload is
 * about something that is read beside it, such as the picture of a product: its field stays null. As a failed
 * call it would make the shopper do the same twice.
 */
export function createPartialPayloadLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const keys = rootFieldsOf(operation.query).map(({ responseKey }) => responseKey);
    return forward(operation).pipe(
      map((result) => {
        const { data } = result;
        const hasPayloads = isRecord(data) && keys.every((key) => isRecord(data[key]));
        return hasPayloads ? { ...result, errors: [] } : result;
      }),
    );
  });
}
