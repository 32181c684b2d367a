// Loaded before the program by a test: breaks the process in the way that the message names.
process.on('message', (how) => {
  if (how === 'throw') setImmediate(() => fail());
  if (how === 'reject') void Promise.reject(new Error('broken on purpose'));
});

function fail(): never {
  throw new Error('broken on purpose');
}
