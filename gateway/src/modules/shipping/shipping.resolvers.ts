import { ceilDecimal, parseDecimal, zeroDecimal } from '@gawai/domain/decimal';
import { etdText, weightQueryGrams } from '@gawai/domain/shipping';
import type {
  ShippingMethodResolvers,
  ShippingOptionResolvers,
} from '../../__generated__/resolvers.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';
import { decodeId, encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { warehouseResolvers } from './warehouse.resolvers.ts';

const shippingMethod: ShippingMethodResolvers = {
  id: (parent) => encodeId('ShippingMethod', parent.id),
  hasOptions: (parent) => parent.isCourierCalculated,
};

const shippingOption: ShippingOptionResolvers = {
  eta: (parent) => etdText(parent.etd),
  cost: (parent) => ceilDecimal(parent.cost),
};

/** Warehouses, shipping methods and courier services (shop-api.md 5.8, 5.9 and 5.14). */
export const shippingResolvers: ModuleResolvers = {
  Query: {
    warehouses: (_, _args, { data }) => data.warehouses(),
    shippingMethods: (_, _args, { data }) => data.shippingMethods(),
    shippingOptions: async (_, { methodId, warehouseId, cityId, weight }, { data }) => {
      const rawMethodId = decodeId('ShippingMethod', methodId, 'methodId');
      const rawWarehouseId = decodeId('Warehouse', warehouseId, 'warehouseId');
      const destination = decodeId('City', cityId, 'cityId');
      const [methods, warehouses] = await Promise.all([data.shippingMethods(), data.warehouses()]);
      const method = methods.find(({ id }) => id === rawMethodId);
      const origin = warehouses.find(({ id }) => id === rawWarehouseId);
      if (method === undefined) throw badUserInput('There is no such method', 'methodId');
      if (origin === undefined) throw badUserInput('There is no such warehouse', 'warehouseId');
      // The shop's own courier has no options, and without a city there is no origin.
      if (method.courier === null || origin.cityId === null) return [];
      return data.shippingOptions({
        courier: method.courier,
        origin: origin.cityId,
        destination,
        weight: weightQueryGrams(parseDecimal(weight) ?? zeroDecimal),
      });
    },
  },
  Warehouse: warehouseResolvers,
  ShippingMethod: shippingMethod,
  ShippingOption: shippingOption,
};
