/** The packages that defects are planted in. */
export type DefectPackage = 'domain' | 'shop-api' | 'gateway' | 'web';

/** One deliberate mistake, and the tests that must not let it through. */
export interface PlantedDefect {
  /** Names it on the command line. */
  readonly id: string;
  /** What would go wrong for a shopper or for the shop, in one sentence. */
  readonly harm: string;
  /** The package whose tests are run; paths below begin at its folder. */
  readonly package: DefectPackage;
  readonly file: string;
  /** A text that stands exactly once in the file. */
  readonly find: string;
  /** What stands there when the shop is broken. */
  readonly replace: string;
  /** Test files of which at least one must fail. */
  readonly tests: readonly string[];
}

/** The file of a defect, from the root of the repository. */
export const fileOf = (defect: PlantedDefect): string => `${defect.package}/${defect.file}`;

/** The test files of a defect, from the root of the repository. */
export const testsOf = (defect: PlantedDefect): string[] =>
  defect.tests.map((test) => `${defect.package}/${test}`);

/** How often the text of a defect stands in its file; anything but once is a mistake of the list. */
export const placesOf = (content: string, { find }: PlantedDefect): number =>
  content.split(find).length - 1;

/** The file with the defect in it. Throws when the text to break does not stand there exactly once. */
export function plant(content: string, defect: PlantedDefect): string {
  const [before, after, ...more] = content.split(defect.find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${defect.id}: its text does not stand exactly once in ${fileOf(defect)}`);
  }
  return before + defect.replace + after;
}
