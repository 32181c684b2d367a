import { isCallOf } from './call-pattern.ts';
import type { ActiveFault, FaultPlan } from './fault.ts';

type Call = Parameters<typeof isCallOf>[1];

/** The active faults, in memory. */
export class FaultList {
  #lastId = 0;
  #faults: ActiveFault[] = [];

  get all(): readonly ActiveFault[] {
    return this.#faults;
  }

  add(plan: FaultPlan): ActiveFault {
    this.#lastId += 1;
    const fault = { id: this.#lastId, plan, skipped: 0, met: 0, undo: [] };
    this.#faults.push(fault);
    return fault;
  }

  /**
   * Returns the oldest fault that matches a call and has calls left, and counts the call; null if
   * there is none. A call gets at most one fault, so several for the same call apply in turn.
   */
  match(call: Call): ActiveFault | null {
    for (const fault of this.#faults) {
      const { plan } = fault;
      const isUsedUp = plan.times !== 'all' && fault.met >= plan.times;
      if (isUsedUp || !isCallOf(plan, call)) continue;
      if (fault.skipped < plan.skip) {
        fault.skipped += 1;
        continue;
      }
      fault.met += 1;
      return fault;
    }
    return null;
  }

  /** Removes one fault, or all if `id` is null, and reverts their changes; returns the count. */
  async remove(id: number | null): Promise<number> {
    const removed = this.#faults.filter((fault) => id === null || fault.id === id);
    this.#faults = this.#faults.filter((fault) => !removed.includes(fault));
    for (const fault of [...removed].reverse()) {
      for (const undo of fault.undo.splice(0).reverse()) await undo();
    }
    return removed.length;
  }
}
