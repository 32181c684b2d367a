import { breadcrumbList, JsonLd, type TrailStep } from '../../routing/json-ld.tsx';
import { useSite } from '../../routing/site.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

/** Breadcrumbs of a catalogue page, for shoppers and for search engines. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  const { storeUrl } = useSite();
  return (
    <>
      <Breadcrumb items={steps} />
      {import.meta.env.SSR ? <JsonLd data={breadcrumbList(steps, storeUrl)} /> : null}
    </>
  );
}
