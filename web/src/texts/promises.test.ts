import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});

/** Every text of a module; a function that builds a text is called with sample arguments. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return sentences((value as (...parts: string[]) => unknown)('1', '2'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentences);
}

/** The shop sends no messages: no text may promise an e-mail, a call or a message. */
const PROMISE =
  /(toko|kami) (akan )?(segera )?(menghubungi|mengabari|memberi tahu|mengirim(kan)? (email|pesan|notifikasi))|(lewat|melalui|via|ke) (e-?mail|sms|whatsapp)/i;

describe('texts of the storefront', () => {
  it('finds more than 200 texts in the modules of this folder', () => {
    expect(sentences(modules).length).toBeGreaterThan(200);
  });

  it('finds no promise of a message that the shop does not send', () => {
    expect(sentences(modules).filter((sentence) => PROMISE.test(sentence))).toEqual([]);
  });
});
