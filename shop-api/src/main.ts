import { SettingsError, settingsOfProcess } from './config.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { drawDemoAhead } from './demo-drawing.ts';
import type { DrawingAhead } from './demo-drawing.ts';
import { demoLine, demoParts } from './demo-settings.ts';
import { CannotListenError } from './http/listener.ts';
import { startShop } from './start.ts';

/** Mistakes of whoever starts the shop: one clear message, no stack. */
const EXPECTED = [SettingsError, CannotListenError, FolderInUseError];

try {
  const settings = settingsOfProcess();
  const running = await startShop({ settings });
  let drawing: DrawingAhead | undefined;
  const stop = () => {
    Promise.all([running.stop(), drawing?.stop()]).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The shop API could not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Whoever started this process over a channel and is gone has no more use for the shop.
  process.once('disconnect', stop);
  process.send?.({ ready: true, url: running.url });
  console.log(`Shop API ready at ${running.url}`);
  console.log(`Parts of the demo ${demoLine(demoParts(settings.demo))}`);
  if (settings.drawAhead) drawing = drawDemoAhead(settings, console.log);
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(1);
}
