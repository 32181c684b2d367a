import type { RestClient } from '../client/rest-client.ts';
import { WireEntry } from '../wire/wire-entry.ts';
import { isWire } from '../wire/wire-shape.ts';
import { readText } from '../wire/wire-value.ts';

/** Texts of the shop that appear on many pages: HTML, not cleaned. */
export interface SettingsRecord {
  readonly footerText: string | null;
  readonly paymentRemarks: string | null;
}

/**
 * GET /settings (shop-api.md 5.6): an object, a list with that object, or a list of pairs
 * `{name|key, value}`. The texts are null for anything else.
 */
export async function fetchSettings(shop: RestClient): Promise<SettingsRecord> {
  const data = await shop.data({ path: ['settings'] });
  const values = new Map(pairsOf(data));
  const first = (...names: readonly string[]) =>
    names.map((name) => readText(values.get(name))).find((text) => text !== null) ?? null;
  return {
    footerText: first('footer_text', 'footer', 'footerText'),
    paymentRemarks: first('payment_remarks'),
  };
}

function pairsOf(data: unknown): (readonly [string, unknown])[] {
  const entries: readonly unknown[] = Array.isArray(data) ? data : [data];
  return entries.filter(isWire).flatMap((wire) => {
    const entry = new WireEntry(wire);
    const name = entry.textOrNull('name', 'key');
    return name !== null && entry.has('value')
      ? [[name, entry.raw('value')] as const]
      : Object.entries(wire);
  });
}
