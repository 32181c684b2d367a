import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema } from '../graphql/schema.ts';
import { typeLifetime, typeLifetimes } from './type-lifetimes.ts';

describe('typeLifetimes', () => {
  it('contains every public type of the schema and no other', () => {
    expect(Object.fromEntries(typeLifetimes)).toEqual({
      Category: 60_000,
      CategoryGroup: 60_000,
      ContentPage: 300_000,
      Facet: null,
      FacetValue: null,
      FixedFee: null,
      Image: null,
      InstallmentOffer: null,
      InstallmentPlan: null,
      PageInfo: null,
      PaymentInstructions: null,
      PaymentMethod: 60_000,
      PercentageFee: null,
      Product: 2_000,
      ProductConnection: 2_000,
      ProductDelivery: null,
      ProductReview: 60_000,
      ProductReviewConnection: 60_000,
      ProductVariant: 2_000,
      Query: null,
      RatingCount: 60_000,
      Region: 3_600_000,
      Seo: null,
      Settings: 300_000,
      ShippingMethod: 60_000,
      ShippingOption: 30_000,
      Slide: 60_000,
      Specification: null,
      Warehouse: 60_000,
      WarehouseStock: null,
    });
  });

  it('contains only object types of the schema', () => {
    const schema = executableSchema();
    const types = [...typeLifetimes.keys()].map((name) => schema.getType(name));
    expect(types.every(isObjectType)).toBe(true);
  });
});

describe('typeLifetime', () => {
  it.each(['Order', 'Image', 'Nothing'])('throws for a type without a maxAge: %s', (type) => {
    expect(() => typeLifetime(type)).toThrow(type);
  });
});
