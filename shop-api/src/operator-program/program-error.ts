/** A failure with a one-line message; exit code 1. */
export class ProgramError extends Error {
  override readonly name: string = 'ProgramError';
}

/** Wrong usage of a command, with a one-line message; exit code 2. */
export class UsageError extends ProgramError {
  override readonly name = 'UsageError';
}
