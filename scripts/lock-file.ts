import { z } from 'zod';

/** Licenses of packages that may run in production. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  'CC0-1.0',
  // The typeface of the storefront.
  'OFL-1.1',
  // libvips of sharp: a library file of its own, which can be replaced.
  'LGPL-3.0-or-later',
];

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      license: z.string().optional(),
    }),
  ),
});

/** Whether an SPDX expression such as `(MIT OR CC0-1.0)` leaves a choice of allowed licenses. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)));
}

/** What is wrong with a lock file of npm, one sentence for each package. */
export function lockFileProblems(text: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, one]) => {
    // Packages of this repository.
    if (!path.includes('node_modules/') || one.link) return [];
    const problems: string[] = [];
    if (!/^sha512-/.test(one.integrity ?? '')) problems.push(`${path} has no integrity (SHA-512).`);
    if (one.resolved !== undefined) problems.push(`${path} names where it is downloaded from.`);
    if (!one.dev && !isAllowed(one.license ?? '')) {
      problems.push(`${path} has a license that is not allowed: ${one.license ?? 'none'}.`);
    }
    return problems;
  });
}
