import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (script: string) => [process.execPath, '-e', script];

describe('runCommand', () => {
  it('returns the exit code and the output of a command', async () => {
    expect(await runCommand(node('console.log(7); process.exit(3)'), { quiet: true })).toEqual({
      code: 3,
      output: '7\n',
    });
  });

  it('returns the output as it was edited', async () => {
    const edit = (text: string) => text.replace('7', 'seven');
    const result = await runCommand(node('console.log(7)'), { quiet: true, edit });
    expect(result.output).toBe('seven\n');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'passes %s on, and returns no success for a command that then ends with 0',
    async (signal) => {
      const running = runCommand(
        node(`process.once('${signal}', () => process.exit(0)); setInterval(() => {}, 1_000);
          process.kill(process.ppid, '${signal}')`),
      );
      expect((await running).code).toBe(130);
    },
  );
});
