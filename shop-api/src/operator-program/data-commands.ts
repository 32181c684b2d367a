import type { Manifest } from '../backup/manifest.ts';
import type { Settings } from '../config.ts';
import { argAt } from './arguments.ts';
import type { Command, Outcome } from './command.ts';

const PERSONAL =
  'It holds personal data, password hashes and secrets: store it encrypted, and away from this machine.';

/** Commands that work on the data itself, with the settings of the shop API. */
export const dataCommands: readonly Command<Settings>[] = [
  {
    name: 'backup',
    args: ['<file>'],
    summary: 'saves database, receipts and secrets; an embedded database must be stopped',
    run: async (settings, input) => {
      const { createBackup } = await import('../backup/backup.ts');
      const { manifest, missingReceipts } = await createBackup({ settings }, argAt(input, 0));
      const missing =
        missingReceipts === 0 ? '' : ` ${missingReceipts} receipts have no file in the storage.`;
      const { data, text } = outcomeOf(
        manifest,
        `Saved in ${argAt(input, 0)}.${missing} ${PERSONAL}`,
      );
      return { data: { ...data, missingReceipts }, text };
    },
  },
  {
    name: 'restore',
    args: ['<file>'],
    summary: 'fills an empty database and a new data folder from a backup',
    run: async (settings, input) => {
      const { restoreBackup } = await import('../backup/backup.ts');
      const manifest = await restoreBackup({ settings }, argAt(input, 0));
      return outcomeOf(manifest, `Restored; saved at ${manifest.createdAt}.`);
    },
  },
];

function outcomeOf(manifest: Manifest, text: string): Outcome & { readonly data: Manifest } {
  const counts = Object.values(manifest.tables);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return { data: manifest, text: `${rows} rows of ${counts.length} tables. ${text}` };
}
