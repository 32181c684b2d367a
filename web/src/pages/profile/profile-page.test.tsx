import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser, sampleCustomer, sampleUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

const field = (label: RegExp | string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Simpan' });

async function openProfile(shop: StubRoot) {
  const app = await renderApp('/profile', { shop });
  await screen.findByRole('button', { name: 'Simpan' });
  return app;
}

beforeEach(() => rememberUser());

describe('profile page', () => {
  it('shows the shop’s data, and stores it in the browser', async () => {
    const me = { ...sampleCustomer, firstName: 'Sarita', gender: 'FEMALE' };
    const app = await openProfile({ me });
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeDefined();
    expect(field('First Name')).toHaveProperty('value', 'Sarita');
    expect(field(/^Last Name/)).toHaveProperty('value', 'Dewi');
    expect(field(/^Jenis Kelamin/)).toHaveProperty('value', 'FEMALE');
    expect(screen.getByRole('option', { name: 'Laki-Laki' })).toBeDefined();
    expect(screen.getByRole('option', { name: 'Perempuan' })).toBeDefined();
    expect(app.session.get()).toEqual({ ...sampleUser, firstName: 'Sarita', gender: 'FEMALE' });
  });

  it.each([
    ['has no such reading', { me: null }],
    ['is away', { me: new Error('Sedang sibuk') }],
  ])('shows the stored data when the shop %s, without a pop-up', async (_, shop) => {
    const app = await openProfile(shop);
    expect(field('First Name')).toHaveProperty('value', 'Sari');
    expect(app.notices.get()).toEqual([]);
  });

  it('saves changes, and the header shows the new name, also after a reload', async () => {
    const customer = { ...sampleCustomer, firstName: 'Budi', lastName: null, gender: 'MALE' };
    const app = await openProfile({
      me: sampleCustomer,
      updateProfile: { customer, userErrors: [] },
    });
    await app.user.clear(field('First Name'));
    await app.user.type(field('First Name'), ' Budi ');
    await app.user.clear(field(/^Last Name/));
    await app.user.selectOptions(field(/^Jenis Kelamin/), 'Laki-Laki');
    await app.user.click(save());
    expect(await screen.findByText('Submit Success')).toBeDefined();
    expect(app.stub.inputsOf('UpdateProfile')).toEqual([
      { firstName: 'Budi', lastName: null, gender: 'MALE' },
    ]);
    expect(screen.getByRole('button', { name: 'Akun Budi' })).toBeDefined();
    expect(JSON.parse(window.localStorage.getItem('gawai:user') ?? '')).toEqual({
      ...sampleUser,
      firstName: 'Budi',
      lastName: null,
      gender: 'MALE',
    });
  });

  it('shows the sent values when the shop does not return what it saved', async () => {
    const app = await openProfile({
      me: null,
      updateProfile: { customer: null, userErrors: [] },
    });
    await app.user.type(field('First Name'), 'ta');
    await app.user.click(save());
    expect(await screen.findByRole('button', { name: 'Akun Sarita' })).toBeDefined();
    expect(app.session.get()).toEqual({ ...sampleUser, firstName: 'Sarita' });
  });

  it('requires a first name and nothing else', async () => {
    const app = await openProfile({ me: { ...sampleCustomer, lastName: null } });
    await app.user.clear(field('First Name'));
    await app.user.click(save());
    expect(await screen.findByText('Kolom First Name harus diisi')).toBeDefined();
    expect(screen.queryByText(/Last Name harus/)).toBeNull();
    expect(app.stub.requested).not.toContain('UpdateProfile');
  });

  it('shows the error of the shop at the field, and retains the stored name', async () => {
    const userError = { code: 'REFUSED', message: 'First Name tidak boleh', path: ['firstName'] };
    const app = await openProfile({
      me: sampleCustomer,
      updateProfile: { customer: null, userErrors: [userError] },
    });
    await app.user.type(field('First Name'), '!');
    await app.user.click(save());
    expect(await screen.findByText('Submit Failed')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('First Name')));
    expect(field('First Name')).toHaveProperty('value', 'Sari!');
    expect(app.session.get()?.firstName).toBe('Sari');
  });

  it('redirects to sign in when the session has expired, with one message', async () => {
    const ended = Object.assign(new Error('Silakan Sign In terlebih dahulu.'), {
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const app = await renderApp('/profile', { shop: { me: ended } });
    expect(await screen.findByText('Sesi Anda telah berakhir')).toBeDefined();
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(app.notices.get()).toHaveLength(1);
  });
});
