import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusInView } from './focus-in-view.ts';

/** Renders HTML and records which element is scrolled to the centre. */
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
  it('scrolls a field with its message to the centre of the screen', () => {
    const { scrolled, byId } = show(field);
    const focus = vi.spyOn(byId('input'), 'focus');
    focusInView(byId('input'));
    expect(document.activeElement).toBe(byId('input'));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scrolled.mock.calls).toEqual([['field', CENTRE]]);
  });

  it('scrolls the message to the centre when the field is higher than half the screen', () => {
    const { scrolled, byId } = show(field, window.innerHeight);
    focusInView(byId('input'));
    expect(scrolled.mock.calls).toEqual([['message', CENTRE]]);
  });

  it('scrolls a group to the centre and focuses its first option', () => {
    const { scrolled, byId } = show(
      `<fieldset id="group" aria-describedby="message">
        <input id="first" type="radio"><p id="message">Harus dipilih</p>
      </fieldset>`,
    );
    focusInView(byId('first'), byId('group'));
    expect(document.activeElement).toBe(byId('first'));
    expect(scrolled.mock.calls).toEqual([['group', CENTRE]]);
  });

  it('scrolls an element without a message to the centre', () => {
    const { scrolled, byId } = show('<button id="accept">Setuju</button>');
    focusInView(byId('accept'));
    expect(scrolled.mock.calls).toEqual([['accept', CENTRE]]);
  });
});
