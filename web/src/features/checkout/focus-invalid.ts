import { focusInView } from '../../lib/focus-in-view.ts';

/** What can be focused inside an invalid part: the current choice, else the first control. */
const REACHABLE = [
  'input:checked:not([disabled])',
  'input:not([disabled])',
  'button:not([disabled])',
  'a[href]',
];

/**
 * Focuses the first invalid control inside `container`, or the control that corrects it, and scrolls it
 * and its message to the middle of the screen.
 */
export function focusFirstInvalid(container: HTMLElement): void {
  const invalid = container.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (invalid === null) return;
  const inside = REACHABLE.map((selector) => invalid.querySelector<HTMLElement>(selector));
  focusInView(inside.find((element) => element !== null) ?? invalid, invalid);
}
