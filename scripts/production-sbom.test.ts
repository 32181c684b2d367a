import { describe, expect, it } from 'vitest';
import { productionSbom } from './production-sbom.ts';

const component = (ref: string, ...names: string[]) => ({
  'bom-ref': ref,
  type: 'library',
  properties: names.map((name) => ({ name, value: 'true' })),
});

describe('productionSbom', () => {
  it('leaves out packages for development, also as dependencies', () => {
    const whole = {
      bomFormat: 'CycloneDX',
      components: [component('a@1'), component('b@1', 'cdx:npm:package:development')],
      dependencies: [
        { ref: 'root', dependsOn: ['a@1', 'b@1'] },
        { ref: 'a@1', dependsOn: [] },
        { ref: 'b@1', dependsOn: ['a@1'] },
      ],
    };
    expect(productionSbom(JSON.stringify(whole))).toEqual({
      bomFormat: 'CycloneDX',
      components: [component('a@1')],
      dependencies: [
        { ref: 'root', dependsOn: ['a@1'] },
        { ref: 'a@1', dependsOn: [] },
      ],
    });
  });
});
