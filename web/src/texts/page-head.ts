/** Description of a page for search engines when it has no text of its own. */
export const pageHeadTexts = {
  description: (title: string, storeName: string) =>
    `${title} di ${storeName}, toko online handphone, tablet, laptop, dan aksesori.`,
  keywords: (title: string, storeName: string) =>
    [title, storeName, 'handphone', 'tablet', 'laptop', 'aksesori'].join(', '),
} as const;
