import type { Page } from '@playwright/test';

/**
 * Changes the page like the translation of a browser: each text, also a later one, is replaced by two `font`
 * elements with a text of their own. React then refers to texts that are no longer in the document.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const FONT: string = 'font';
    const ours = new WeakSet<Node>();
    const translateOne = (text: Text): void => {
      const isLeftOut = text.parentElement?.closest('script, style, textarea, title') ?? null;
      if (ours.has(text) || isLeftOut !== null || text.data.trim() === '') return;
      const outer = document.createElement(FONT);
      const inner = document.createElement(FONT);
      const translated = document.createTextNode(text.data);
      ours.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode);
      for (const text of texts) if (text instanceof Text) translateOne(text);
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          if (node instanceof Text || addedNodes.length > 0) translate(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
