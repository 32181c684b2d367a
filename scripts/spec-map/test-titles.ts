import ts from 'typescript';

const RUNNERS = new Set(['it', 'test', 'describe']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

/** `it.each([...])` as `['it', 'each']`; nothing when the call does not begin with a name. */
function calledWords(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isCallExpression(callee)) return calledWords(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const before = calledWords(callee.expression);
  return before.length === 0 ? [] : [...before, callee.name.text];
}

function literalText(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  const rest = node.templateSpans.map(
    (span) => `\${${span.expression.getText()}}${span.literal.text}`,
  );
  return [node.head.text + rest.join('')];
}

/** The texts that stand in the table of an `each`: they name its cases. */
function caseTexts(callee: ts.Expression): string[] {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  if (table === undefined || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) =>
    ts.isArrayLiteralExpression(row) ? row.elements.flatMap(literalText) : literalText(row),
  );
}

/**
 * What the tests of a file are called: the titles of its groups and tests as they stand in the source
 * (`%s` and `${name}` included) and the texts of the tables they run through. A test or group that is
 * marked as not to be run has no title here, nor has anything inside it.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = calledWords(node.expression);
      const title = literalText(node.arguments[0]);
      if (RUNNERS.has(words[0] ?? '') && title.length > 0) {
        if (words.some((word) => NOT_RUN.has(word))) return;
        titles.push(...title, ...caseTexts(node.expression));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}
