/** One picture or film of a gallery. */
export type GalleryItem = {
  src: string;
  /** What this picture shows; without it the product's name and its number. */
  alt?: string;
  kind?: 'product' | 'photo';
  /** A film; `src` is its still. */
  video?: string;
  /** Its captions, WebVTT. */
  captions?: string;
};
