import { describe, expect, it } from 'vitest';
import { createNotices } from './notices.ts';

const away = 'Toko sedang tidak dapat dihubungi.';

describe('createNotices', () => {
  it('replaces the message of a pop-up with the same title', () => {
    const notices = createNotices();
    notices.show({ kind: 'error', title: 'Fetch Product Failed', message: 'a' });
    notices.show({ kind: 'error', title: 'Fetch Product Failed', message: 'b' });
    expect(notices.get()).toMatchObject([{ titles: ['Fetch Product Failed'], message: 'b' }]);
  });

  it('merges pop-ups with the same message', () => {
    const notices = createNotices();
    for (const title of ['Fetch Slider Failed', 'Fetch Product Failed', 'Fetch Slider Failed']) {
      notices.show({ kind: 'error', title, message: away });
    }
    expect(notices.get()).toMatchObject([
      { titles: ['Fetch Slider Failed', 'Fetch Product Failed'], message: away },
    ]);
  });

  it('does not merge successes with failures', () => {
    const notices = createNotices();
    notices.show({ kind: 'success', title: 'Submit Success', message: 'x' });
    notices.show({ kind: 'error', title: 'Submit Failed', message: 'x' });
    expect(notices.get().map(({ kind }) => kind)).toEqual(['success', 'error']);
  });

  it('closes failures of actions on settle, but not successes', () => {
    const notices = createNotices();
    notices.show({ kind: 'error', title: 'Fetch Page Failed', message: away });
    notices.show({ kind: 'error', title: 'Fetch Product Failed', message: away });
    notices.show({ kind: 'success', title: 'Submit Success', message: 'x' });
    notices.settle(['Fetch Page Failed', 'Submit Success']);
    expect(notices.get().map(({ titles }) => titles)).toEqual([
      ['Fetch Product Failed'],
      ['Submit Success'],
    ]);
    notices.settle(['Fetch Product Failed']);
    expect(notices.get().map(({ titles }) => titles)).toEqual([['Submit Success']]);
  });

  it('closes pop-ups of the kind "info" on settle', () => {
    const notices = createNotices();
    notices.show({
      action: 'session',
      kind: 'info',
      title: 'Sesi Anda telah berakhir',
      message: 'x',
    });
    notices.settle(['session']);
    expect(notices.get()).toEqual([]);
  });

  it('replaces the failure of an action by its success, and the other way round', () => {
    const notices = createNotices();
    const action = 'addAddress';
    notices.show({ action, kind: 'error', title: 'Submit Failed', message: away });
    notices.show({ action, kind: 'success', title: 'Submit Success', message: 'Tersimpan' });
    expect(notices.get()).toMatchObject([{ kind: 'success', titles: ['Submit Success'] }]);
    notices.show({ action, kind: 'error', title: 'Submit Failed', message: away });
    expect(notices.get()).toMatchObject([{ kind: 'error', titles: ['Submit Failed'] }]);
  });

  it('does not settle another action with the same title', () => {
    const notices = createNotices();
    const failed = { kind: 'error', title: 'Submit Failed', message: away } as const;
    notices.show({ ...failed, action: 'submitReview' });
    notices.show({ ...failed, action: 'voucherCheck' });
    expect(notices.get()).toMatchObject([{ titles: ['Submit Failed'], message: away }]);
    notices.settle(['voucherCheck']);
    expect(notices.get()).toHaveLength(1);
    notices.settle(['submitReview']);
    expect(notices.get()).toEqual([]);
  });

  it('continues with the pop-ups that were opened on the server', () => {
    const server = createNotices();
    server.show({ kind: 'error', title: 'Fetch Slider Failed', message: away });
    const notices = createNotices(server.get());
    notices.show({ kind: 'error', title: 'Fetch Product Failed', message: 'x' });
    const ids = notices.get().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    notices.settle(['Fetch Slider Failed']);
    expect(notices.get()).toMatchObject([{ titles: ['Fetch Product Failed'] }]);
  });

  it('dismisses pop-ups one by one', () => {
    const notices = createNotices();
    notices.show({ kind: 'success', title: 'A', message: 'a' });
    notices.show({ kind: 'success', title: 'B', message: 'b' });
    const first = notices.get()[0];
    notices.dismiss(first?.id ?? 0);
    expect(notices.get()).toMatchObject([{ titles: ['B'] }]);
  });
});
