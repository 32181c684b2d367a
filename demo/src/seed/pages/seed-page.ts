/** A static page of the demo shop (shop-api.md 5.5). All of them are linked in the footer. */
export interface SeedPage {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly keywords: string;
  /** HTML without a first heading: the title is it. */
  readonly content: string;
}
