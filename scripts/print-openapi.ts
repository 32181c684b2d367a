// Prints the OpenAPI document of the routes of shop-api as schema/printed/shop-api.openapi.json.
// With --check it only checks whether that file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { describeRoutes } from '../shop-api/src/describe-routes.ts';

const target = 'schema/printed/shop-api.openapi.json';
const printed = `${JSON.stringify(await describeRoutes(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, printed);
} else if (readFileSync(target, 'utf8') !== printed) {
  console.error(`${target} is stale: run "npm run codegen".`);
  process.exit(1);
}
