import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(record: object): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info(record, 'x');
  return lines.join('');
}

describe('the log', () => {
  it('hides what is secret or personal, wherever it stands', () => {
    const secrets = { token: 'kunci1', password: 'kunci2', phone: 'kunci3', email: 'kunci4' };
    const headers = { authorization: 'Bearer kunci5' };
    const line = logged({ ...secrets, user: secrets, request: { headers }, body: { a: secrets } });
    expect(line).not.toContain('kunci');
    expect(line).toContain('[hidden]');
  });

  it('is silent when it is told so', () => {
    const lines: string[] = [];
    createLog('silent', { write: (line) => void lines.push(line) }).fatal('x');
    expect(lines).toEqual([]);
  });
});
