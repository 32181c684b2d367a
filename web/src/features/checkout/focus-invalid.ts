import { focusInView } from '../../lib/focus-in-view.ts';

/** What can be reached inside something that is wrong: the choice that stands, else the first thing. */
const REACHABLE = [
  'input:checked:not([disabled])',
  'input:not([disabled])',
  'button:not([disabled])',
  'a[href]',
];

/**
 * Puts the focus on the first thing inside `container` that is said to be wrong, or on what corrects
 * it, and brings it to the middle of the screen with what is said about it.
 */
export function focusFirstInvalid(container: HTMLElement): void {
  const invalid = container.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (invalid === null) return;
  const inside = REACHABLE.map((selector) => invalid.querySelector<HTMLElement>(selector));
  focusInView(inside.find((element) => element !== null) ?? invalid, invalid);
}
