/**
 * Nothing is fetched in tests, yet happy-dom says of each picture that it is there, with a width of 0:
 * that it had failed. In tests a picture is on the way until a test says what became of it.
 */
if (typeof HTMLImageElement !== 'undefined') {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    configurable: true,
    get: () => false,
  });
}
