import type { GraphQLError, ResponsePath } from 'graphql';

/**
 * The errors of one run, in the order in which they happened. What fails below a place that is null
 * already is left out: it has no place in the response.
 */
export class CollectedErrors {
  readonly list: GraphQLError[] = [];
  readonly #nulled = new Set<ResponsePath | undefined>();

  /** `path` is the place that becomes null; undefined is the whole response. */
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
