/** A picture of the gallery of a product. */
export interface GalleryImage {
  readonly url: string;
  readonly srcSet: string | null;
  readonly placeholderColor: string | null;
}
