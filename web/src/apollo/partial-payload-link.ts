import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { isRecord } from '../lib/read-json.ts';
import { rootFieldsOf } from './root-fields.ts';

/**
 * Removes the errors of a mutation whose payload has arrived: it has been carried out, or was rejected with user
 * errors. An error below the payload is about another field, such as the picture of a product, which stays null.
 * Reported as a failure it would make the shopper repeat the mutation.
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
