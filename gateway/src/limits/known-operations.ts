import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Refuses kinds of operations that the schema does not have; without this, running them is a fault. */
export function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (node) => {
      if (context.getSchema().getRootType(node.operation)) return;
      const message = `There is no ${node.operation} in this schema.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}
