import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

let isOnline: boolean;
let ready: Promise<object>;
const posted = vi.fn();
const register = vi.fn(() => Promise.resolve());
const reachesRouter = vi.fn((event: Event) => {
  event.preventDefault();
});

beforeEach(() => {
  isOnline = true;
  ready = Promise.resolve({ active: { postMessage: posted } });
  const container = {
    register,
    controller: {},
    get ready() {
      return ready;
    },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: container,
    get onLine() {
      return isOnline;
    },
  });
  document.body.innerHTML = '<a href="#a">A</a><a href="#b" target="_blank">B</a>';
  document.addEventListener('click', reachesRouter);
});

afterEach(() => {
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
  history.replaceState(null, '', '/');
  document.removeEventListener('click', reachesRouter);
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const click = (index: number, init: MouseEventInit = {}) => {
  reachesRouter.mockClear();
  const link = document.querySelectorAll('a')[index];
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return reachesRouter.mock.calls.length === 1;
};

describe('startWorker', () => {
  it('registers the worker and sends it the address of the page', async () => {
    startWorker('/worker.js');
    expect(register).toHaveBeenCalledWith('/worker.js');
    await vi.waitFor(() => {
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ address: location.href }));
    });
  });

  it.each(['pushState', 'replaceState'] as const)(
    'sends the worker each address after history.%s',
    async (method) => {
      startWorker('/worker.js');
      await vi.waitFor(() => {
        expect(posted).toHaveBeenCalledOnce();
      });
      history[method](null, '', '/product/next');
      await vi.waitFor(() => {
        const address = new URL('/product/next', location.origin).href;
        expect(posted).toHaveBeenLastCalledWith(expect.objectContaining({ address }));
      });
      expect(location.pathname).toBe('/product/next');
    },
  );

  it('registers the worker only after early input was replayed', () => {
    window.earlyInput = { replay: vi.fn() };
    startWorker('/worker.js');
    expect(register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('inputreplayed'));
    expect(register).toHaveBeenCalledOnce();
    delete window.earlyInput;
  });

  it('leaves links to the browser only while offline', () => {
    startWorker('/worker.js');
    expect(click(0)).toBe(true);
    isOnline = false;
    expect(click(0)).toBe(false);
    expect(click(0, { ctrlKey: true })).toBe(true);
    expect(click(1)).toBe(true);
  });

  it('handles rejections where site data is blocked', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    ready = Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    startWorker('/worker.js');
    history.pushState(null, '', '/product/next');
    // Rejections are reported once all microtasks are done.
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/product/next');
  });

  it('does nothing in browsers without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(() => {
      startWorker('/worker.js');
    }).not.toThrow();
  });
});
