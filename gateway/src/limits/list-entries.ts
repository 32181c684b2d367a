import { tooManyRequestsText } from '@gawai/domain/texts/error-catalogue';
import {
  locatedError,
  responsePathAsArray,
  type GraphQLError,
  type GraphQLResolveInfo,
} from 'graphql';
import { badUserInput } from '../graphql/bad-user-input.ts';
import { ShopRejection } from '../rest/client/shop-rejection.ts';
import { LIST_ENTRIES } from './limits.ts';

/** Counts the list entries of one response. */
export interface ResponseEntries {
  /** Counts the entries of a list; throws when there are too many, and for every list after that. */
  readonly add: (entries: number, info: GraphQLResolveInfo) => void;
  /** To be called when the response is complete. */
  readonly release: () => void;
}

/** Counts the list entries of all pending responses of the process. */
export class ListEntries {
  #total = 0;

  /** Begins a response. */
  ofResponse(): ResponseEntries {
    let own = 0;
    let isComplete = false;
    // One for all lists: thousands of errors would take more memory than their entries.
    let error: GraphQLError | null = null;
    return {
      add: (entries, info) => {
        if (error !== null) throw error;
        const excess = this.#excess(own, entries, info.fieldName);
        if (excess !== null) {
          error = locatedError(excess, info.fieldNodes, responsePathAsArray(info.path));
          throw error;
        }
        own += entries;
        // A list may complete late below a path that is null already.
        if (!isComplete) this.#total += entries;
      },
      release: () => {
        if (!isComplete) this.#total -= own;
        isComplete = true;
      },
    };
  }

  /** Why a list cannot be added to a response of `own` entries; null when it can. */
  #excess(own: number, entries: number, field: string): Error | null {
    const { response, process, small } = LIST_ENTRIES;
    if (own + entries > response) {
      const most = response.toLocaleString('en');
      return badUserInput(`the lists of a response may have ${most} entries together`, field);
    }
    if (own + entries <= small || this.#total + entries <= process) return null;
    return new ShopRejection('RATE_LIMITED', tooManyRequestsText, { retryAfter: 1 });
  }
}
