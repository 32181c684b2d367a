import { describe, expect, it } from 'vitest';
import { readAddresses } from './settings.ts';
import { settingsProblem } from './settings-problem.ts';

const problemOf = (env: Record<string, string>) =>
  settingsProblem(
    ['shop-api', 'gateway', 'web'].map((name) => ({
      name,
      env: { ...env, ...readAddresses(env).derived },
    })),
  );

describe('settingsProblem', () => {
  it('returns null for settings with which all services can start', () => {
    expect(problemOf({})).toBeNull();
  });

  it('names all wrong settings of the first service, and none that follow from them', () => {
    expect(problemOf({ SHOP_API_PORT: 'many', LOG_LEVEL: 'shout' })?.split('\n')).toEqual([
      'The shop API cannot start. Wrong settings:',
      expect.stringContaining('SHOP_API_PORT'),
      expect.stringContaining('LOG_LEVEL'),
    ]);
  });

  it.each([
    ['RESPONSE_CACHE_MB', 'The gateway cannot start with these settings:'],
    ['PAGE_CACHE_MB', 'The web server cannot start:'],
  ])('returns the message of the service that reads %s', (name, message) => {
    const [first, second] = problemOf({ [name]: 'much' })?.split('\n') ?? [];
    expect(first).toBe(message);
    expect(second).toContain(name);
  });
});
