/** Widths in px in which every picture of the media store is available; the server never enlarges. */
export const pictureWidths = [200, 400, 800, 1200, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** `/media/x/sofa.webp` → `/media/x/sofa.w400.webp`; other addresses are returned unchanged. */
export const sized = (url: string, width: PictureWidth): string =>
  /^\/media\/.+\.webp$/.test(url) ? url.replace(/\.webp$/, `.w${width}.webp`) : url;

/** The `srcset` of a media picture up to `maxWidth` px; undefined for foreign addresses. */
export const sourceSet = (url: string, maxWidth: number): string | undefined =>
  /^\/media\/.+\.webp$/.test(url)
    ? pictureWidths
        .filter((width) => width <= maxWidth)
        .map((width) => `${sized(url, width)} ${width}w`)
        .join(', ')
    : undefined;
