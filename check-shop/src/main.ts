import { runCheckShop } from './run-check-shop.ts';

// The exit code is only set: what was printed must reach its reader first.
process.exitCode = await runCheckShop(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});
