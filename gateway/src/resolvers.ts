import type { ModuleResolvers } from './module-resolvers.ts';
import { catalogResolvers } from './modules/catalog/catalog.resolvers.ts';
import { imageResolvers } from './modules/image.resolvers.ts';
import { dateTimeScalar } from './scalars/date-time.ts';
import { decimalScalar } from './scalars/decimal.ts';
import { gramsScalar } from './scalars/grams.ts';
import { htmlScalar } from './scalars/html.ts';
import { rupiahScalar } from './scalars/rupiah.ts';

const scalars: ModuleResolvers = {
  DateTime: dateTimeScalar,
  Decimal: decimalScalar,
  Grams: gramsScalar,
  Html: htmlScalar,
  Rupiah: rupiahScalar,
};

/** Every resolver of the gateway: the scalars, and one object for each shop word. */
export const resolvers: ModuleResolvers[] = [scalars, imageResolvers, catalogResolvers];
