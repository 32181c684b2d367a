import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { typedQuantity } from '@gawai/domain/stock';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

function Counter({ start, max, onChange }: { start: number; max: number; onChange?: () => void }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      value={value}
      min={1}
      max={max}
      onChange={(next) => {
        setValue(next);
        onChange?.();
      }}
      readTyped={(text) => typedQuantity(text, value, max)}
      label="Jumlah"
    />
  );
}

const box = () => screen.getByRole('textbox', { name: 'Jumlah' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Stepper', () => {
  it('changes the value by one, and stops at both limits', async () => {
    const onChange = vi.fn();
    render(<Counter start={1} max={2} onChange={onChange} />);
    await userEvent.click(button('Kurangi jumlah'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(button('Tambah jumlah'));
    await userEvent.click(button('Tambah jumlah'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(box()).toHaveProperty('value', '2');
  });

  it('keeps the focus on the button at its limit, and announces the new value', async () => {
    render(<Counter start={1} max={2} />);
    await userEvent.click(button('Tambah jumlah'));
    expect(button('Tambah jumlah').getAttribute('aria-disabled')).toBe('true');
    expect(button('Tambah jumlah').disabled).toBe(false);
    expect(document.activeElement).toBe(button('Tambah jumlah'));
    expect(screen.getByRole('status').textContent).toBe('2');
  });

  it('sets autocomplete="off" on its controls, since Firefox restores buttons too', () => {
    render(<Counter start={1} max={2} />);
    const controls = [button('Kurangi jumlah'), box(), button('Tambah jumlah')];
    expect(controls.map((each) => each.getAttribute('autocomplete'))).toEqual([
      'off',
      'off',
      'off',
    ]);
  });

  it.each([
    ['9', '5'],
    ['0', '1'],
    ['', '3'],
    ['tiga', '3'],
  ])('reads the typed text %j as %s on blur', async (typed, shown) => {
    render(<Counter start={3} max={5} />);
    await userEvent.clear(box());
    if (typed !== '') await userEvent.type(box(), typed);
    await userEvent.tab();
    expect(box()).toHaveProperty('value', shown);
  });

  it('calls onChange once for typed text on Enter', async () => {
    const onChange = vi.fn();
    render(<Counter start={3} max={5} onChange={onChange} />);
    await userEvent.clear(box());
    await userEvent.type(box(), '4{Enter}');
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(box()).toHaveProperty('value', '4');
  });
});
