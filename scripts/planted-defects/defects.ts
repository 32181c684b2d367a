import type { PlantedDefect } from './defect.ts';
import { domainDefects } from './domain-defects.ts';
import { gatewayDefects } from './gateway-defects.ts';
import { orderDefects } from './order-defects.ts';
import { paymentDefects } from './payment-defects.ts';
import { webDefects } from './web-defects.ts';

/** Every planted defect, in the order in which they are tried: package by package. */
export const defects: readonly PlantedDefect[] = [
  ...domainDefects,
  ...orderDefects,
  ...paymentDefects,
  ...gatewayDefects,
  ...webDefects,
];
