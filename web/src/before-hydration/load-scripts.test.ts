import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScripts } from './load-scripts.ts';

const FILES = ['/a.js', '/b.js'];
const ENTRY = { entryType: 'paint', startTime: 0, duration: 0, toJSON: () => null };

let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Runs `loadScripts`; the returned list grows while it loads. */
function begin(when: 'now' | 'painted') {
  const loaded: string[] = [];
  loadScripts(
    FILES,
    when,
    (file) => {
      loaded.push(file);
      return Promise.resolve();
    },
    () => loaded.push('done'),
  );
  return loaded;
}

/** A browser that reports paints; those of the test are added one by one. */
function stubPaints() {
  const names: string[] = [];
  const observers: (() => void)[] = [];
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(private readonly onEntries: () => void) {}
    observe() {
      observers.push(this.onEntries);
    }
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    names.includes(name) ? [{ ...ENTRY, name }] : [],
  );
  const add = (name: string) => {
    names.push(name);
    for (const onEntries of observers) onEntries();
  };
  return { add };
}

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

describe('loadScripts', () => {
  it('fetches all files at once and evaluates them in order', async () => {
    const loaded = begin('now');
    expect(fetched()).toEqual(FILES);
    await vi.advanceTimersByTimeAsync(10);
    expect(loaded).toEqual([...FILES, 'done']);
  });

  it('evaluates each file in a task of its own, after the one before', async () => {
    const events: string[] = [];
    const load = async (file: string) => {
      events.push(`start ${file}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      events.push(`end ${file}`);
    };
    loadScripts(FILES, 'now', load, () => events.push('done'));
    await vi.advanceTimersByTimeAsync(200);
    expect(events).toEqual(['start /a.js', 'end /a.js', 'start /b.js', 'end /b.js', 'done']);
  });

  it('waits for the second frame after the page has loaded', async () => {
    const loaded = begin('painted');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(fetched()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(fetched()).toEqual(FILES);
    expect(loaded).toEqual([...FILES, 'done']);
  });

  it('does not wait for the load event of a page that has loaded', async () => {
    readyState = 'complete';
    begin('painted');
    await vi.advanceTimersByTimeAsync(50);
    expect(fetched()).toEqual(FILES);
  });

  it('waits for the first contentful paint when a slow device shows it later', async () => {
    const entries = stubPaints();
    readyState = 'complete';
    begin('painted');
    await vi.advanceTimersByTimeAsync(500);
    entries.add('first-paint');
    expect(fetched()).toEqual([]);
    entries.add('first-contentful-paint');
    expect(fetched()).toEqual(FILES);
  });

  it('does not wait for a paint that has happened', async () => {
    stubPaints().add('first-contentful-paint');
    readyState = 'complete';
    begin('painted');
    await vi.advanceTimersByTimeAsync(50);
    expect(fetched()).toEqual(FILES);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('starts at the first %s', (type) => {
    begin('painted');
    window.dispatchEvent(new Event(type));
    expect(fetched()).toEqual(FILES);
  });

  it('starts after three seconds without a load event, and only once', async () => {
    const loaded = begin('painted');
    await vi.advanceTimersByTimeAsync(2_990);
    expect(fetched()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched()).toEqual(FILES);
    expect(loaded).toEqual([...FILES, 'done']);
  });
});

describe('loadScripts on a flaky connection', () => {
  const replay = vi.fn();
  const report = vi.fn();

  beforeEach(() => {
    window.earlyInput = { replay };
    vi.stubGlobal('reportError', report);
    vi.clearAllMocks();
  });
  afterEach(() => {
    delete window.earlyInput;
  });

  /** Runs `loadScripts`; the second file fails so many times. */
  function beginFailing(times: number) {
    const onLoaded = vi.fn();
    let left = times;
    const load = vi.fn((file: string) =>
      file === '/b.js' && left-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve(),
    );
    loadScripts(FILES, 'now', load, onLoaded);
    return { load, onLoaded };
  }

  it('requests the files again two seconds after one failed', async () => {
    const { load, onLoaded } = beginFailing(1);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(load.mock.calls.flat()).toEqual([...FILES, ...FILES]);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    expect(replay).not.toHaveBeenCalled();
  });

  it('waits for the connection of a device that is offline', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load, onLoaded } = beginFailing(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  it('replays early input when a file fails again', async () => {
    const { load, onLoaded } = beginFailing(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(replay).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(new Error('lost'));
    expect(onLoaded).not.toHaveBeenCalled();
  });
});
