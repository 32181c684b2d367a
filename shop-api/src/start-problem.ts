/** The shop cannot start with its settings; the message names the setting and the reason. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** A problem of the PostgreSQL at DATABASE_URL; the reason is the server's, or that of the network. */
export function postgresProblem(error: unknown): StartProblem {
  const text = `The PostgreSQL database of DATABASE_URL cannot be used: ${reasonOf(error)}.`;
  return new StartProblem(text, { cause: error });
}

/** A problem of the folder at SHOP_DATA_DIR. */
export function folderProblem(folder: string, error: unknown): StartProblem {
  const text =
    `The data folder ${folder} cannot be used: ${reasonOf(error)}. ` +
    'Set SHOP_DATA_DIR to a folder that can be written.';
  return new StartProblem(text, { cause: error });
}

/** For a failed statement the message of the server; for several addresses the error of the first. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
