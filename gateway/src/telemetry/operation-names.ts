import { createHash } from 'node:crypto';

/** Most operation names that are labels; later names share buckets. */
const NAMES_MAX = 100;

/** Buckets for all other names, so that clients cannot add labels without limit. */
const BUCKETS = 8;

const VALID_NAME = /^[A-Za-z_]\w{0,63}$/;

/**
 * Labels of operations in metrics. Clients choose the names, so only the first hundred are labels of
 * their own; every other name belongs to one of eight buckets, always the same one.
 */
export class OperationNames {
  readonly #known = new Set<string>();

  /** The label of the name of an executed operation. */
  label(name: string | null): string {
    if (name === null) return 'unnamed';
    if (this.#known.has(name)) return name;
    if (this.#known.size >= NAMES_MAX || !VALID_NAME.test(name)) return `other-${bucket(name)}`;
    this.#known.add(name);
    return name;
  }
}

function bucket(name: string): number {
  return createHash('sha256').update(name).digest().readUInt8(0) % BUCKETS;
}
