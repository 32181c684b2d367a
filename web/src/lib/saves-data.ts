type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether the browser's data saver is on; undefined in browsers that do not report it. */
export const savesData = () => (navigator as Connected).connection?.saveData;
