import { describe, expect, it } from 'vitest';
import { testTitles } from './test-titles.ts';

describe('what the tests of a file are called', () => {
  it('are the titles of groups and tests, quotes and all', () => {
    expect(
      testTitles(`
        describe('the cart', () => {
          it("keeps the shop's price", () => {});
        });
        test.describe('in the dark', () => test('a guest pays', async ({ page }) => {}));
      `),
    ).toEqual(['the cart', "keeps the shop's price", 'in the dark', 'a guest pays']);
  });

  it('are also those of a table, with the texts that name its cases', () => {
    expect(
      testTitles(`
        it.each([['exactly three days', 1], ['one more', 2]])(
          'keeps a line of %s', (_, days) => {});
        it.each(['abc', 7])('refuses %o', () => {});
        it.each(book.cases)('$id: $title', () => {});
      `),
    ).toEqual([
      'keeps a line of %s',
      'exactly three days',
      'one more',
      'refuses %o',
      'abc',
      '$id: $title',
    ]);
  });

  it('are template texts with their names in braces', () => {
    expect(testTitles('test(`${signal} ends all of ${what}`, () => {});')).toEqual([
      '${signal} ends all of ${what}',
    ]);
  });

  it('are not those of tests that do not run, nor of what is inside them', () => {
    expect(
      testTitles(`
        it.skip('is slow', () => {});
        it.todo('comes later');
        describe.skip('nothing here', () => { it('runs', () => {}); });
      `),
    ).toEqual([]);
  });

  it('are neither comments nor other texts nor other calls', () => {
    expect(
      testTitles(`
        // it('was here once', () => {});
        expect('the cart').toBe(shop.it('is called', 1));
      `),
    ).toEqual([]);
  });
});
