/** One picture or film of a gallery. */
export type GalleryItem = {
  src: string;
  /** The alternative text; without it the product's name and the picture's number. */
  alt?: string;
  kind?: 'product' | 'photo';
  /** A film; `src` is its poster frame. */
  video?: string;
  /** Its captions, WebVTT. */
  captions?: string;
};
