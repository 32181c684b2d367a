/** An id as it is sent: a number, or text where a shop has other words for its ids. */
export type WireId = number | string;

/** Ids are whole numbers on the wire; a shop with other words for them gets its own words back. */
export function wireId(id: string): WireId {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
