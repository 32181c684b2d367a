import type { PhoneLook } from './phone-spec.ts';

/** A phone that folds: like a book along its height, or like a powder box across its middle. */
export interface FoldableLook {
  readonly way: 'book' | 'clamshell';
  /** The phone unfolded. For a book the cameras sit on the right half of the back. */
  readonly open: PhoneLook;
}
