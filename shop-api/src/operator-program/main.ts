import { SettingsError } from '@gawai/server-kit/read-settings';
import { operatorSettingsOfProcess, settingsOfProcess } from '../config.ts';
import { operatorAccess } from './operator-access.ts';
import { ProgramError } from './program-error.ts';
import { runOperatorProgram } from './run-operator-program.ts';

// A reader such as `head` closes the pipe when it has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// The exit code is only set: what was printed must reach its reader first.
process.exitCode = await runOperatorProgram(process.argv.slice(2), {
  shop: () => operatorAccess(checked(operatorSettingsOfProcess)),
  settings: () => checked(settingsOfProcess),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});

/** Settings of the process; throws a ProgramError that names every invalid one. */
function checked<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new ProgramError(`Wrong settings: ${error.problems.join(' ')}`);
  }
}
