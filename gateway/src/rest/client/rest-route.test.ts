import { describe, expect, it } from 'vitest';
import { routeGroup, routeTemplate } from './rest-route.ts';

describe('routeTemplate and routeGroup', () => {
  it.each<[readonly [string, ...string[]], string, string]>([
    [['product'], '/product', 'catalog'],
    [['product', 'galaxy-a55-5g-8-256'], '/product/:id', 'catalog'],
    [['product', 'galaxy-a55-5g-8-256', 'review'], '/product/:id/review', 'catalog'],
    [['product', 'galaxy-a55-5g-8-256', 'related'], '/product/:id/related', 'catalog'],
    [['order', 'a'.repeat(40)], '/order/:id', 'order'],
    [['order'], '/order', 'order'],
    [['order', 'apply-voucher'], '/order/apply-voucher', 'voucher'],
    [['voucher'], '/voucher', 'voucher-list'],
    [['order', 'confirm-payment'], '/order/confirm-payment', 'receipt'],
    [['order', 'a'.repeat(40), 'refund'], '/order/:id/refund', 'order'],
    [['ipay88', 'request', 'b'.repeat(40)], '/ipay88/request/:id', 'payment'],
    [['user-address', '7'], '/user-address/:id', 'account'],
    [['health'], '/health', 'health'],
  ])('returns a template and a group without id, slug or hash of %j', (path, template, group) => {
    expect([routeTemplate({ path }), routeGroup({ path })]).toEqual([template, group]);
  });
});
