/** Path of the service worker: at the root, so that all pages are in its scope. */
export const WORKER_PATH = '/service-worker.js';
