/** Something did not work: one line for the operator, exit code 1. */
export class ProgramError extends Error {
  override readonly name: string = 'ProgramError';
}

/** The command was not written as it must be: one line that says how, exit code 2. */
export class UsageError extends ProgramError {
  override readonly name = 'UsageError';
}
