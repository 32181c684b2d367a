/** The number above 0 of an option; throws for another text. */
export function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`--${name} is a number above 0, not "${text}".`);
  return Number(text);
}
