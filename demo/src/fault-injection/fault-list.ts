import { isCallOf } from './call-pattern.ts';
import type { FaultPlan, StandingFault } from './fault.ts';

type SeenCall = Parameters<typeof isCallOf>[1];

/** The faults that developers have asked for, in memory: a shop that starts has none. */
export class FaultList {
  #lastId = 0;
  #faults: StandingFault[] = [];

  get all(): readonly StandingFault[] {
    return this.#faults;
  }

  add(plan: FaultPlan): StandingFault {
    this.#lastId += 1;
    const fault = { id: this.#lastId, plan, skipped: 0, met: 0, undo: [] };
    this.#faults.push(fault);
    return fault;
  }

  /**
   * The fault that a call meets, or null: the oldest that is for such calls and not used up. One
   * call meets one fault at most, so that several for the same call are met one after the other.
   */
  meet(call: SeenCall): StandingFault | null {
    for (const fault of this.#faults) {
      const { plan } = fault;
      const isUsedUp = plan.times !== null && fault.met >= plan.times;
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

  /** Takes faults away and puts back what they changed; without an id, all of them. */
  async remove(id: number | null): Promise<number> {
    const gone = this.#faults.filter((fault) => id === null || fault.id === id);
    this.#faults = this.#faults.filter((fault) => !gone.includes(fault));
    for (const fault of [...gone].reverse()) {
      for (const undo of fault.undo.splice(0).reverse()) await undo();
    }
    return gone.length;
  }
}
