/** Moves the focus to the heading of the section around `near`, else to that of the page, else to the page. */
export function focusHeading(near?: Element): void {
  const heading =
    near?.closest('section')?.querySelector<HTMLElement>('h2') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
