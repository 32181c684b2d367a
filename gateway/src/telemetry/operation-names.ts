import { createHash } from 'node:crypto';

/** Names that counters know by themselves; what comes later shares the drawers. */
const NAMES_MAX = 100;

/** Drawers for all other names, so that no client can make the counters grow. */
const DRAWERS = 8;

const USUAL_NAME = /^[A-Za-z_]\w{0,63}$/;

/**
 * The names of operations as counters tell them apart. Clients choose the names, so only the first
 * hundred are told by themselves; the others by one of eight drawers, always the same one.
 */
export class OperationNames {
  readonly #known = new Set<string>();

  /** What stands for a name in counters; `name` must be of an operation that was executed. */
  label(name: string | null): string {
    if (name === null) return 'unnamed';
    if (this.#known.has(name)) return name;
    if (this.#known.size >= NAMES_MAX || !USUAL_NAME.test(name)) return `other-${drawer(name)}`;
    this.#known.add(name);
    return name;
  }
}

function drawer(name: string): number {
  return createHash('sha256').update(name).digest().readUInt8(0) % DRAWERS;
}
