import type { GraphQLError, ResponsePath } from 'graphql';

/**
 * The errors of one execution, in the order in which they happened. An error below a path that is
 * null already is left out: its path is not in the response.
 */
export class CollectedErrors {
  readonly list: GraphQLError[] = [];
  readonly #nulled = new Set<ResponsePath | undefined>();

  /** `path` becomes null; undefined is the whole response. */
  add(error: GraphQLError, path: ResponsePath | undefined): void {
    if (this.#isNulled(path)) return;
    this.#nulled.add(path);
    this.list.push(error);
  }

  #isNulled(start: ResponsePath | undefined): boolean {
    for (let path = start; path !== undefined; path = path.prev) {
      if (this.#nulled.has(path)) return true;
    }
    return this.#nulled.has(undefined);
  }
}
