import { z } from 'zod';

const DEVELOPMENT = 'cdx:npm:package:development';

const component = z.looseObject({
  'bom-ref': z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const bom = z.looseObject({
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/**
 * The CycloneDX document of `npm sbom` without what only development needs. `npm sbom --omit=dev` itself leaves out
 * packages that production and development share.
 */
export function productionSbom(text: string): z.output<typeof bom> {
  const whole = bom.parse(JSON.parse(text));
  const isDevelopment = ({ properties }: z.output<typeof component>) =>
    properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');
  const left = new Set(whole.components.filter(isDevelopment).map((one) => one['bom-ref']));
  return {
    ...whole,
    components: whole.components.filter((one) => !left.has(one['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !left.has(one)) })),
  };
}
