import type { FaultPlan } from './read-fault.ts';

/** What a fault of a kind does. */
export type FaultOf<Kind extends FaultPlan['fault']['kind']> = Extract<
  FaultPlan['fault'],
  { readonly kind: Kind }
>;

/** A fault in the list, with its counts. */
export interface ActiveFault {
  readonly id: number;
  readonly plan: FaultPlan;
  /** Matching calls that were skipped. */
  skipped: number;
  /** Calls that got the fault. */
  met: number;
  /** Revert the changes of the fault. */
  readonly undo: (() => Promise<void>)[];
}
