import type { Query } from '@gawai/shop-api/http/query';
import type { FaultPlan } from './fault.ts';

/** Whether a call matches the pattern. A trailing slash is ignored. */
export function isCallOf(
  pattern: Pick<FaultPlan, 'method' | 'path' | 'query'>,
  call: { readonly method: string; readonly path: string; readonly query: Query },
): boolean {
  if (pattern.method !== null && pattern.method !== call.method) return false;
  if (!partsMatch(partsOf(pattern.path), partsOf(call.path))) return false;
  return Object.entries(pattern.query).every(([name, value]) => call.query[name] === value);
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function partsMatch(pattern: readonly string[], actual: readonly string[]): boolean {
  const [part, ...further] = pattern;
  if (part === undefined) return actual.length === 0;
  if (part === '**') {
    return (
      actual.some((_, from) => partsMatch(further, actual.slice(from))) || partsMatch(further, [])
    );
  }
  const [first, ...rest] = actual;
  return first !== undefined && (part === '*' || part === first) && partsMatch(further, rest);
}
