import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CheckboxField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
} from '../forms/fields.tsx';
import { Form } from '../forms/form.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { nextTask } from '../lib/next-task.ts';
import { recordEarlyInput } from './record-early-input.ts';

const onPress = vi.fn((_name: string) => undefined);
const onChoose = vi.fn((_name: string) => undefined);
const onSubmit = vi.fn((_values: unknown) => Promise.resolve(undefined));

const check = () => [];
const initialValues = { phone: '0', password: '', size: '', terms: false };

/** Rendered again after hydration; the form is not. */
function ChangingButtons() {
  const isHydrated = useHydrated();
  return (
    <>
      <button type="button" disabled={isHydrated} onClick={() => onPress('sold')}>
        Last one
      </button>
      <button type="button" aria-pressed={isHydrated} onClick={() => onPress('chosen')}>
        Chosen
      </button>
      {isHydrated ? null : (
        <button type="button" onClick={() => onPress('gone')}>
          Gone
        </button>
      )}
    </>
  );
}

function SampleRadios() {
  return ['Small', 'Wide'].map((name) => (
    <label key={name}>
      <input type="radio" name="fit" onChange={() => onChoose(name)} />
      {name}
    </label>
  ));
}

/** A link for guests; a button once the customer is known. */
function WishlistToggle({ name, isCustomer = false }: { name: string; isCustomer?: boolean }) {
  const isHydrated = useHydrated();
  return isCustomer && isHydrated ? (
    <button type="button" data-hold={name} onClick={() => onPress(name)}>
      {name}
    </button>
  ) : (
    <a href="#sign-in" data-hold={name} onClick={() => onPress(`${name} of a guest`)}>
      {name}
    </a>
  );
}

function SamplePage() {
  return (
    <>
      <WishlistToggle name="Save" />
      <WishlistToggle name="Save 2" isCustomer />
      <a href="#more">More</a>
      <form
        method="get"
        data-hold=""
        onSubmit={(event) => {
          event.preventDefault();
          onPress('compare');
        }}
      >
        <button>Compare</button>
      </form>
      <SampleRadios />
      <button type="button" onClick={() => onPress('cart')}>
        Add to Cart
      </button>
      <ChangingButtons />
      <Form initialValues={initialValues} check={check} onSubmit={onSubmit}>
        <TextField name="phone" label="Phone" autoComplete="tel" />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <SelectField
          name="size"
          label="Size"
          placeholder="None"
          options={[{ value: 'L', label: 'Large' }]}
        />
        <CheckboxField name="terms" label="Terms" />
        <SubmitButton>Send</SubmitButton>
      </Form>
      <form method="get" aria-label="Search" action="/product" />
    </>
  );
}

let root: Root | undefined;

function openServerPage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SamplePage />);
  document.body.append(container);
  recordEarlyInput();
  return {
    hydrate: () => {
      act(() => {
        root = hydrateRoot(container, <SamplePage />);
      });
    },
    replay: () =>
      act(async () => {
        window.earlyInput?.replay();
        await nextTask();
      }),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const form = () => button('Send').closest('form')!;

afterEach(async () => {
  window.earlyInput?.replay();
  await nextTask();
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('recordEarlyInput', () => {
  it('repeats a press from before hydration once, however often the button was pressed', async () => {
    const page = openServerPage();
    fireEvent.click(button('Add to Cart'));
    fireEvent.click(button('Add to Cart'));
    page.hydrate();
    expect(onPress).not.toHaveBeenCalled();
    await page.replay();
    expect(onPress.mock.calls).toEqual([['cart']]);
  });

  it('dispatches a press between hydration and replay once', async () => {
    const page = openServerPage();
    page.hydrate();
    fireEvent.click(button('Add to Cart'));
    await page.replay();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('records nothing after the replay', async () => {
    const page = openServerPage();
    page.hydrate();
    await page.replay();
    fireEvent.click(button('Add to Cart'));
    expect(onPress).toHaveBeenCalledTimes(1);
    await page.replay();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('dispatches an event on the window after the replay', async () => {
    const onReplayed = vi.fn();
    window.addEventListener('inputreplayed', onReplayed, { once: true });
    const page = openServerPage();
    page.hydrate();
    expect(onReplayed).not.toHaveBeenCalled();
    await page.replay();
    expect(onReplayed).toHaveBeenCalledOnce();
  });

  it('repeats no press of a button that is gone, disabled or pressed already', async () => {
    const page = openServerPage();
    fireEvent.click(button('Last one'));
    fireEvent.click(button('Chosen'));
    fireEvent.click(button('Gone'));
    page.hydrate();
    await page.replay();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('prevents the browser from submitting a form and submits it once, with the typed values', async () => {
    const page = openServerPage();
    fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '0812' } });
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'rahasia' } });
    fireEvent.input(screen.getByLabelText('Size'), { target: { value: 'L' } });
    fireEvent.click(screen.getByLabelText('Terms'));
    expect(fireEvent.submit(form())).toBe(false);
    expect(fireEvent.submit(form())).toBe(false);
    page.hydrate();
    await page.replay();
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([
      { phone: '0812', password: 'rahasia', size: 'L', terms: true },
    ]);
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'rahasia');
    expect(screen.getByLabelText('Terms')).toHaveProperty('checked', true);
  });

  it('restores a field that was emptied before hydration', async () => {
    const page = openServerPage();
    fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '' } });
    fireEvent.submit(form());
    page.hydrate();
    await page.replay();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '' });
  });

  it('restores the radio button of a group that was chosen last', async () => {
    const page = openServerPage();
    for (const size of ['Small', 'Wide', 'Small']) fireEvent.click(screen.getByLabelText(size));
    page.hydrate();
    await page.replay();
    expect(onChoose).toHaveBeenLastCalledWith('Small');
    expect(screen.getByLabelText('Small')).toHaveProperty('checked', true);
  });

  it('does not record links and GET forms such as the search', () => {
    openServerPage();
    expect(fireEvent.submit(screen.getByRole('form', { name: 'Search' }))).toBe(true);
    expect(fireEvent.click(screen.getByRole('link', { name: 'More' }))).toBe(true);
  });

  it('records a link with data-hold, and presses the button that has replaced it', async () => {
    const page = openServerPage();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Save 2' }))).toBe(false);
    page.hydrate();
    await page.replay();
    expect(onPress.mock.calls).toEqual([['Save 2']]);
  });

  it('follows a link with data-hold that is still a link after hydration', async () => {
    const page = openServerPage();
    fireEvent.click(screen.getByRole('link', { name: 'Save' }));
    page.hydrate();
    await page.replay();
    expect(onPress.mock.calls).toEqual([['Save of a guest']]);
  });

  it('records a GET form with data-hold and submits it', async () => {
    const page = openServerPage();
    fireEvent.click(button('Compare'));
    page.hydrate();
    await page.replay();
    expect(onPress.mock.calls).toEqual([['compare']]);
  });
});
