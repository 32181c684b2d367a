import type { Settings } from '@gawai/shop-api/config';
import type { Composition } from '@gawai/shop-api/run-shop';
import { demoPictures, openPictureStore } from './demo-pictures.ts';
import type { OnStorageError } from './drawing/picture-store.ts';
import { preRender } from './pre-render.ts';

/**
 * The demo shop on top of the shop API: catalogue and orders for an empty database, product pictures, and
 * fault injection when the settings enable it. Seed and fault injection are loaded only when they are used.
 */
export async function demoComposition(settings: Settings): Promise<Composition> {
  let onError: OnStorageError = () => undefined;
  const store = await openPictureStore(settings, (error) => onError(error));
  return {
    pictures: (warn) => {
      onError = (error) => warn(error, 'pictures are not shared: object storage away');
      return demoPictures(store, warn);
    },
    ...(settings.demo.seed && {
      seed: async (shop) => {
        const { seedShop } = await import('./seed/seed-shop.ts');
        await seedShop(shop);
      },
    }),
    ...(settings.faults && {
      extensions: [(await import('./fault-injection/routes.ts')).faultRoutes],
    }),
    ...(settings.preRender && { background: (print) => preRender(store, print) }),
  };
}
