import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createNotices, type NoticeKind } from '../lib/notices.ts';
import { Dialog } from './dialog.tsx';
import { NoticeRegion } from './notice-region.tsx';
import { NoticesContext } from './notices-context.ts';

const SomeDialog = ({ isOpen }: { isOpen: boolean }) => (
  <Dialog isOpen={isOpen} onClose={vi.fn()} title="Ubah Alamat">
    Isi
  </Dialog>
);

function showRegion(page: ReactNode = null) {
  const notices = createNotices();
  const around = (content: ReactNode) => (
    <NoticesContext value={notices}>
      {content}
      <NoticeRegion />
    </NoticesContext>
  );
  const view = render(around(page));
  return {
    rerender: (content: ReactNode) => {
      view.rerender(around(content));
    },
    show: (kind: NoticeKind, title: string, message: string) => {
      act(() => notices.show({ kind, title, message }));
    },
  };
}

const liveRegionOf = (text: string) => screen.getByText(text).closest('[aria-live]');

describe('NoticeRegion', () => {
  it('announces errors assertively and successes politely', () => {
    const { show } = showRegion();
    show('error', 'Submit Failed', 'Stok habis');
    show('success', 'Submit Success', 'Tersimpan');
    expect(liveRegionOf('Submit Failed')?.getAttribute('aria-live')).toBe('assertive');
    expect(liveRegionOf('Submit Success')?.getAttribute('aria-live')).toBe('polite');
  });

  it('shows notices of a failed server render after hydration', () => {
    const notices = createNotices();
    notices.show({ kind: 'error', title: 'Fetch Page Failed', message: 'a' });
    const page = (
      <NoticesContext value={notices}>
        <NoticeRegion />
      </NoticesContext>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe('');
    const onRecoverableError = vi.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(liveRegionOf('Fetch Page Failed')?.getAttribute('aria-live')).toBe('assertive');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('shows one pop-up for each title', () => {
    const { show } = showRegion();
    show('error', 'Fetch Product Failed', 'a');
    show('error', 'Fetch Product Failed', 'b');
    expect(screen.getAllByText('Fetch Product Failed')).toHaveLength(1);
    expect(screen.getByText('b')).toBeDefined();
  });

  it('shows pop-ups inside the open dialog above its content, and outside once it closes', () => {
    const { show, rerender } = showRegion(<SomeDialog isOpen />);
    show('error', 'Submit Failed', 'Stok habis');
    const notice = () => screen.getByText('Submit Failed');
    expect(screen.getByRole('dialog').contains(notice())).toBe(true);
    const isBefore = notice().compareDocumentPosition(screen.getByText('Isi'));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(liveRegionOf('Submit Failed')?.getAttribute('aria-live')).toBe('assertive');
    rerender(<SomeDialog isOpen={false} />);
    expect(notice().closest('dialog')).toBeNull();
  });

  it('closes a pop-up with its button', async () => {
    const { show } = showRegion();
    show('error', 'Submit Failed', 'Stok habis');
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('hides a success after a while and retains an error', () => {
    vi.useFakeTimers();
    const { show } = showRegion();
    show('error', 'Submit Failed', 'Stok habis');
    show('success', 'Submit Success', 'Tersimpan');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Submit Success')).toBeNull();
    expect(screen.getByText('Submit Failed')).toBeDefined();
  });

  it('hides no pop-up while its tab is hidden', () => {
    vi.useFakeTimers();
    const { show } = showRegion();
    show('info', 'Anda sudah Sign Out di tab lain', 'Pesanan ini dibuat sebagai tamu.');
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Pesanan ini dibuat sebagai tamu.')).toBeDefined();
    isHidden.mockReturnValue(false);
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.queryByText('Pesanan ini dibuat sebagai tamu.')).toBeNull();
  });
});
