/** The element that says what is wrong with another one; null when there is none. */
function messageOf(element: HTMLElement): HTMLElement | null {
  const id = element.getAttribute('aria-describedby')?.split(' ').at(-1);
  return id === undefined ? null : document.getElementById(id);
}

/** The smallest element around both. */
function around(element: HTMLElement, message: HTMLElement): HTMLElement {
  let common = element;
  while (!common.contains(message) && common.parentElement) common = common.parentElement;
  return common;
}

/**
 * Puts the focus on an element and brings it, with the message about `invalid`, to the middle of the
 * screen, clear of what is fixed above and below. Of a field that fills half the screen the message
 * is brought there.
 */
export function focusInView(target: HTMLElement, invalid: HTMLElement = target): void {
  target.focus({ preventScroll: true });
  const message = messageOf(invalid);
  const place = message === null ? invalid : around(invalid, message);
  const isHigh = place.offsetHeight > window.innerHeight / 2;
  (isHigh && message !== null ? message : place).scrollIntoView({ block: 'center' });
}
