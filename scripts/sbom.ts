// `npm run sbom`: writes the packages that run in production, with versions, hashes and licenses, to sbom.json
// (CycloneDX).
import { writeFileSync } from 'node:fs';
import { productionSbom } from './production-sbom.ts';
import { runCommand } from './run-command.ts';

const npm = process.env['npm_execpath'];
const { code, output } = await runCommand(
  [
    ...(npm ? [process.execPath, npm] : ['npm']),
    ...['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error'],
  ],
  { quiet: true },
);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const sbom = productionSbom(output);
writeFileSync('sbom.json', `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`sbom.json: ${String(sbom.components.length)} packages`);
