import { describe, expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

describe('htmlText', () => {
  it.each([
    ['<p>Layar 6,6 inci</p><p>Baterai</p>', 'Layar 6,6 inci Baterai'],
    ['<ul><li>Satu</li><li>Dua</li></ul>tiga<br>empat', 'Satu Dua tiga empat'],
    ['Ga<b>la</b><span>xy</span>', 'Galaxy'],
    ['Tom &amp; Jerry &lt;3 &copy; &#39;a&#39;&nbsp;b', "Tom & Jerry <3 © 'a' b"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['a <script>steal()</script><style>p{}</style>b', 'a b'],
    ['  a\n\t b\u0000 ', 'a b'],
    ['<p> <img src="a.webp"> </p>', ''],
    ['1 < 2', '1 < 2'],
  ])('converts %j to %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});
