import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusInView } from './focus-in-view.ts';

/** Puts HTML on the page and reports which element is brought to the middle of the screen. */
function show(html: string, height = 100) {
  document.body.innerHTML = html;
  const scrolled = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
    options,
  ) {
    scrolled(this.id, options);
  });
  const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
  return { scrolled, byId };
}

const CENTRE = { block: 'center' };
const field = `<div id="field">
  <input id="input" aria-describedby="message"><p id="message">Kolom Email harus diisi</p>
</div>`;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('focusInView', () => {
  it('brings a field with its message to the middle of the screen', () => {
    const { scrolled, byId } = show(field);
    const focus = vi.spyOn(byId('input'), 'focus');
    focusInView(byId('input'));
    expect(document.activeElement).toBe(byId('input'));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scrolled.mock.calls).toEqual([['field', CENTRE]]);
  });

  it('brings the message there when the field fills half the screen', () => {
    const { scrolled, byId } = show(field, window.innerHeight);
    focusInView(byId('input'));
    expect(scrolled.mock.calls).toEqual([['message', CENTRE]]);
  });

  it('brings a group there whose first choice takes the focus', () => {
    const { scrolled, byId } = show(
      `<fieldset id="group" aria-describedby="message">
        <input id="first" type="radio"><p id="message">Harus dipilih</p>
      </fieldset>`,
    );
    focusInView(byId('first'), byId('group'));
    expect(document.activeElement).toBe(byId('first'));
    expect(scrolled.mock.calls).toEqual([['group', CENTRE]]);
  });

  it('brings an element without a message there', () => {
    const { scrolled, byId } = show('<button id="accept">Setuju</button>');
    focusInView(byId('accept'));
    expect(scrolled.mock.calls).toEqual([['accept', CENTRE]]);
  });
});
