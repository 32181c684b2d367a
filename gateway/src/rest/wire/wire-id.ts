/** An id as it is sent: a number, or text for ids of another format. */
export type WireId = number | string;

/** Ids are whole numbers on the wire; a shop with another format receives its own text. */
export function wireId(id: string): WireId {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
