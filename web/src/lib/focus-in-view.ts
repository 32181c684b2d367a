/** The element with the error message of another one; null when there is none. */
function messageOf(element: HTMLElement): HTMLElement | null {
  const id = element.getAttribute('aria-describedby')?.split(' ').at(-1);
  return id === undefined ? null : document.getElementById(id);
}

/** The closest common ancestor of both. */
function around(element: HTMLElement, message: HTMLElement): HTMLElement {
  let common = element;
  while (!common.contains(message) && common.parentElement) common = common.parentElement;
  return common;
}

/**
 * Focuses an element and scrolls it, with the message about `invalid`, to the centre of the screen, where no fixed
 * bar covers it. When both are higher than half the screen, only the message is scrolled there.
 */
export function focusInView(target: HTMLElement, invalid: HTMLElement = target): void {
  target.focus({ preventScroll: true });
  const message = messageOf(invalid);
  const area = message === null ? invalid : around(invalid, message);
  const isHigh = area.offsetHeight > window.innerHeight / 2;
  (isHigh && message !== null ? message : area).scrollIntoView({ block: 'center' });
}
