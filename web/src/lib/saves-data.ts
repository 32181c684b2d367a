type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether the shopper asked the browser to save data; undefined where browsers cannot say. */
export const savesData = () => (navigator as Connected).connection?.saveData;
