import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Rejects operation types that the schema does not have; executing them would cause an internal error. */
export function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (node) => {
      if (context.getSchema().getRootType(node.operation)) return;
      const message = `There is no ${node.operation} in this schema.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}
