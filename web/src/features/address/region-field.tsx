import { useFormikContext, type FormikValues } from 'formik';
import { SelectField } from '../../forms/fields.tsx';
import { buyerTexts } from '../../texts/checkout.ts';
import { RetryNote } from '../../ui/retry-note.tsx';
import type { RegionNameFragment } from '../../apollo/regions.generated.ts';

/** The regions of one level, as far as they are known. */
export interface RegionList {
  regions: readonly RegionNameFragment[] | undefined;
  /** Whether the region above was chosen. */
  isReady: boolean;
  /** Why there is no list; undefined when nothing failed. */
  problem: string | undefined;
  retry: () => void;
}

interface RegionFieldProps {
  list: RegionList;
  /** Field of the identity, e.g. `cityId`. */
  name: string;
  /** Field of the name, e.g. `city`. */
  wordName: string;
  label: string;
  /** Label of the level above, which is chosen first. */
  above?: string;
  autoComplete: string;
  /** Fields of the levels below, which a new choice empties (specification.md 5). */
  below?: readonly string[];
}

function placeholderOf(
  { regions, isReady, problem }: RegionList,
  label: string,
  above: string | undefined,
) {
  if (!isReady && above !== undefined) return buyerTexts.chooseFirst(above);
  if (problem !== undefined) return buyerTexts.failed(label);
  return regions === undefined ? buyerTexts.loading : buyerTexts.choose(label);
}

/** One of the cascading selects of an address: province, city or district. */
export function RegionField({
  list,
  name,
  wordName,
  label,
  above,
  below,
  ...rest
}: RegionFieldProps) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const { regions = [], problem } = list;

  const choose = (id: string) => {
    const emptied = Object.fromEntries((below ?? []).map((field) => [field, '']));
    const word = regions.find((region) => region.id === id)?.name ?? '';
    void setValues({ ...values, ...emptied, [name]: id, [wordName]: word });
  };

  return (
    <div>
      <SelectField
        {...rest}
        name={name}
        label={label}
        options={regions.map((region) => ({ value: region.id, label: region.name }))}
        placeholder={placeholderOf(list, label, above)}
        disabled={regions.length === 0}
        onChoose={choose}
      />
      {problem === undefined ? null : <RetryNote message={problem} onRetry={list.retry} />}
    </div>
  );
}
