import { runShop } from '@gawai/shop-api/run-shop';
import { demoComposition } from './demo-composition.ts';

await runShop(demoComposition);
