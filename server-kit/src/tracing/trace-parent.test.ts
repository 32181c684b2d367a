import { describe, expect, it } from 'vitest';
import { readTraceParent, writeTraceParent } from './trace-parent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('trace parent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    [`cc-${TRACE}-${SPAN}-03-later-versions-may-say-more`, true],
  ])('is parsed from %s', (header, isSampled) => {
    expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
  });

  it.each([
    undefined,
    '',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-1`,
  ])('is null for %s', (header) => expect(readTraceParent(header)).toBeNull());

  it('is null for two headers', () => {
    const header = `00-${TRACE}-${SPAN}-01`;
    expect(readTraceParent([header, header])).toBeNull();
  });

  it('is written in the format that is parsed', () => {
    const header = `00-${TRACE}-${SPAN}-01`;
    expect(writeTraceParent({ traceId: TRACE, spanId: SPAN, isSampled: true })).toBe(header);
  });
});
