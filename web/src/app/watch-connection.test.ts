import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNotices } from '../lib/notices.ts';
import { watchConnection } from './watch-connection.ts';

const stops: (() => void)[] = [];

function watch() {
  const notices = createNotices();
  stops.push(watchConnection(notices));
  return { titles: () => notices.get().flatMap(({ titles }) => titles) };
}

const report = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('watchConnection', () => {
  it('shows a pop-up when the connection is lost, and replaces it when the connection is back', () => {
    const { titles } = watch();
    expect(titles()).toEqual([]);
    report('offline');
    expect(titles()).toEqual(['Koneksi internet terputus']);
    report('online');
    expect(titles()).toEqual(['Koneksi internet kembali']);
  });

  it('shows a pop-up at once on a device that starts offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(watch().titles()).toEqual(['Koneksi internet terputus']);
  });

  it('shows no pop-up after it was stopped', () => {
    const { titles } = watch();
    for (const stop of stops.splice(0)) stop();
    report('offline');
    expect(titles()).toEqual([]);
  });
});
