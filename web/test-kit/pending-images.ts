/**
 * Nothing is fetched in tests, yet happy-dom reports each picture as complete with a width of 0, which
 * means failed. In tests a picture is pending until a test fires its event.
 */
if (typeof HTMLImageElement !== 'undefined') {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    configurable: true,
    get: () => false,
  });
}
