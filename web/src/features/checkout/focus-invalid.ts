/** What can be reached inside something that is wrong: the choice that stands, else the first thing. */
const REACHABLE = [
  'input:checked:not([disabled])',
  'input:not([disabled])',
  'button:not([disabled])',
  'a[href]',
];

/**
 * Puts the focus on the first thing inside `container` that is said to be wrong, or on what mends it;
 * brings into view what cannot take the focus.
 */
export function focusFirstInvalid(container: HTMLElement): void {
  const invalid = container.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (invalid === null) return;
  const inside = REACHABLE.map((selector) => invalid.querySelector<HTMLElement>(selector));
  const target = inside.find((element) => element !== null) ?? invalid;
  target.focus();
  if (document.activeElement !== target) target.scrollIntoView({ block: 'center' });
}
