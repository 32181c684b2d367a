/** The input on a page before hydration. */
export interface EarlyInput {
  /**
   * Ends the recording, deletes it, and repeats it on the page, which is hydrated unless its scripts failed. Then
   * dispatches the event `inputreplayed` on the window.
   */
  replay: () => void;
}

declare global {
  interface Window {
    /** Set by the inline script of a server-rendered page; gone after its replay. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Holds presses of buttons and submits of POST forms, and records typed values, until `replay` is called. Also holds
 * links and GET forms with `data-hold`. If hydration has replaced an element, the one with the same `data-hold` is
 * pressed instead.
 * Sent as the text of an inline script: it must not use anything outside of its own body.
 *
 * React does not replay events from before `hydrateRoot`, and leaves typed text in the element but not
 * in the state. From `hydrateRoot` on it would dispatch presses by itself; as they are stopped here on
 * `window`, before React's listeners on the document, each arrives once.
 */
export function recordEarlyInput(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const typed = new Map<Field, string | boolean>();
  const pressed = new Map<HTMLElement, HTMLButtonElement | null>();
  const hold = (event: Event, element: HTMLElement, submitter: HTMLButtonElement | null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Once per element, in the order of the last presses.
    pressed.delete(element);
    pressed.set(element, submitter);
  };
  const record = (event: Event) => {
    const { type, target } = event;
    if (type === 'input') {
      const field = target as Field;
      const isTicked = field.type === 'checkbox' || field.type === 'radio';
      // In the order of the last changes: the last radio button of a group counts.
      typed.delete(field);
      typed.set(field, isTicked ? (field as HTMLInputElement).checked : field.value);
    } else if (type === 'submit') {
      const form = target as HTMLFormElement;
      // The browser can submit a search, which is a GET, without script.
      if (form.method === 'post' || form.dataset['hold'] !== undefined) {
        hold(event, form, (event as SubmitEvent).submitter as HTMLButtonElement | null);
      }
    } else {
      const element = (target as Element).closest<HTMLElement>('button, a[data-hold]');
      // A submit button is followed by the submit event of its form.
      const isSubmit =
        element instanceof HTMLButtonElement && element.form && element.type === 'submit';
      if (element && !isSubmit) hold(event, element, null);
    }
  };
  const events = ['input', 'submit', 'click'];
  for (const type of events) window.addEventListener(type, record, true);

  const restore = (field: Field, value: string | boolean) => {
    if (!field.isConnected) return;
    // React reports a change only when the value differs from the last one that was set.
    if (typeof value === 'boolean') {
      (field as HTMLInputElement).checked = !value;
      field.click();
    } else {
      field.value = `${value}.`;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const repeat = (held: HTMLElement, submitter: HTMLButtonElement | null) => {
    const name = held.dataset['hold'];
    const element = held.isConnected
      ? held
      : name && document.querySelector<HTMLElement>(`[data-hold="${name}"]`);
    // The server renders no toggle as pressed: one that is pressed now was stored earlier.
    const isSettled = ':disabled, [aria-pressed="true"]';
    if (!element || (submitter ?? element).matches(isSettled)) return;
    if (element instanceof HTMLFormElement) {
      element.requestSubmit(submitter?.form === element ? submitter : null);
    } else element.click();
  };
  window.earlyInput = {
    replay: () => {
      delete window.earlyInput;
      for (const type of events) window.removeEventListener(type, record, true);
      typed.forEach((value, field) => restore(field, value));
      // Each in a task of its own, so that the changes by typed values and the previous press are rendered first.
      pressed.forEach((submitter, element) => setTimeout(repeat, 0, element, submitter));
      window.dispatchEvent(new Event('inputreplayed'));
    },
  };
}
