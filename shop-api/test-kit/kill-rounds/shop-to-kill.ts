// A shop in a process of its own, on the database that its settings name. The parent receives
// where it is ready, asks it to read its books by the message `audit`, and kills it.
import { settingsOfProcess } from '../../src/config.ts';
import { startShop } from '../../src/start.ts';
import { audit } from './audit.ts';

const { url, shop } = await startShop({ settings: settingsOfProcess() });
process.on('message', (message) => {
  if (message !== 'audit') return;
  audit(shop.db).then(
    (books) => process.send?.({ books }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
// The parent may have exited meanwhile: then no process is left to kill this one.
process.once('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
process.send?.({ url });
