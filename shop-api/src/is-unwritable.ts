/** Whether a file of an archive could not be written, e.g. on a full disk: the archive is not to blame. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'tarCode' in error && 'syscall' in error;
}
