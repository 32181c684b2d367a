import type { Query } from '@gawai/shop-api/http/query';
import type { FaultPlan } from './fault.ts';

/** Whether a call matches the pattern. A trailing slash is ignored. */
export function isCallOf(
  pattern: Pick<FaultPlan, 'method' | 'path' | 'query'>,
  call: { readonly method: string; readonly path: string; readonly query: Query },
): boolean {
  if (pattern.method !== null && pattern.method !== call.method) return false;
  if (!partsFit(partsOf(pattern.path), partsOf(call.path))) return false;
  return Object.entries(pattern.query).every(([name, value]) => call.query[name] === value);
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function partsFit(wanted: readonly string[], given: readonly string[]): boolean {
  const [part, ...further] = wanted;
  if (part === undefined) return given.length === 0;
  if (part === '**') {
    return given.some((_, from) => partsFit(further, given.slice(from))) || partsFit(further, []);
  }
  const [first, ...rest] = given;
  return first !== undefined && (part === '*' || part === first) && partsFit(further, rest);
}
