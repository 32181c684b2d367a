import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import type { Settings } from './config.ts';
import type { Database } from './db/database.ts';
import type { PictureService } from './resources/picture/picture-service.ts';
import type { Secrets } from './secrets.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** What routes receive: database, clock, settings and secrets of the shop. */
export interface Shop {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly pictures: PictureService;
  /** The receipts of buyers. */
  readonly files: FileStorage;
  /** State that all processes of the shop share. */
  readonly shared: SharedState;
  /** Public URL of this shop for browsers and the payment provider, without a slash at the end. */
  readonly publicUrl: string;
}
