import { describe, expect, it } from 'vitest';
import { processEnvironment } from './process-group.ts';

describe('processEnvironment', () => {
  it('assigns each process a port of its own where ports cannot be shared', () => {
    const ports = ['GATEWAY_METRICS_PORT=9464', 'OTHER_PORT=1'];
    expect([0, 1].map((index) => processEnvironment(ports, index))).toEqual([
      { GATEWAY_METRICS_PORT: '9464', OTHER_PORT: '1' },
      { GATEWAY_METRICS_PORT: '9465', OTHER_PORT: '2' },
    ]);
    expect(processEnvironment([], 1)).toEqual({});
  });
});
