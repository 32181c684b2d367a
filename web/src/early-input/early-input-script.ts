import { recordEarlyInput } from './record-early-input.ts';

/** The one inline script of a page; the content policy allows it by its hash. */
export const EARLY_INPUT_SCRIPT = `(${recordEarlyInput.toString()})()`;
