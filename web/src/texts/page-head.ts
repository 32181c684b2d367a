/** What a page says of itself to search engines when nobody has written it a text. */
export const pageHeadTexts = {
  description: (title: string, storeName: string) =>
    `${title} di ${storeName}, toko online handphone, tablet, laptop, dan aksesori.`,
  keywords: (title: string, storeName: string) =>
    [title, storeName, 'handphone', 'tablet', 'laptop', 'aksesori'].join(', '),
} as const;
