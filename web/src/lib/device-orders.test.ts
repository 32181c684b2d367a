import { describe, expect, it } from 'vitest';
import { openDeviceOrders } from './device-orders.ts';

const order = (hash: string, time = 1) => ({ hash, number: `SO${hash}`, time });

describe('openDeviceOrders', () => {
  it('lists orders newest first', () => {
    const orders = openDeviceOrders('Gawai');
    orders.remember(order('a'));
    orders.remember(order('b'));
    expect(openDeviceOrders('Gawai').list()).toEqual([order('b'), order('a')]);
  });

  it('lists an order once', () => {
    const orders = openDeviceOrders('Gawai');
    orders.remember(order('a'));
    orders.remember(order('b'));
    orders.remember(order('a'));
    expect(orders.list().map(({ hash }) => hash)).toEqual(['a', 'b']);
  });

  it('stores fifty orders at most', () => {
    const orders = openDeviceOrders('Gawai');
    for (let number = 0; number < 60; number += 1) orders.remember(order(String(number)));
    expect(orders.list()).toHaveLength(50);
    expect(orders.list()[0]?.hash).toBe('59');
  });

  it('leaves out invalid entries', () => {
    window.localStorage.setItem('gawai:orders', JSON.stringify([order('a'), { hash: 3 }, null]));
    expect(openDeviceOrders('Gawai').list()).toEqual([order('a')]);
    window.localStorage.setItem('gawai:orders', '{');
    expect(openDeviceOrders('Gawai').list()).toEqual([]);
  });

  it('removes orders one by one', () => {
    const orders = openDeviceOrders('Gawai');
    orders.remember(order('a'));
    orders.remember(order('b'));
    orders.remove('b');
    orders.remove('unknown');
    expect(openDeviceOrders('Gawai').list()).toEqual([order('a')]);
  });
});
