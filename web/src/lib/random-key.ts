/**
 * 32 random hexadecimal characters, unguessable and unique. Unlike `randomUUID`, this
 * works on plain http addresses too.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
