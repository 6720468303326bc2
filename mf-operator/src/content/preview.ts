/** The widths of windows for which a banner is looked at, in CSS pixels. */
export const widths = [1440, 390] as const;
export type Width = (typeof widths)[number];

export type Preview = {
  /** Of the picture's frame, in pixels of that window. */
  readonly width: number;
  readonly height: number;
  /** How the page draws its words: beside the picture, over it, under it, at its foot, or not at all. */
  readonly words: 'beside' | 'over' | 'under' | 'foot' | 'none';
  /** Whether the narrow picture is drawn where there is one. */
  readonly narrow: boolean;
};

const frame = (width: number, height: number, words: Preview['words'] = 'none', narrow = true): Preview => ({
  width,
  height,
  words,
  narrow,
});

/** A tile of the home page, a third of it; on a phone most of the window. */
const tile = (width: Width): Preview => (width === 390 ? frame(258, 322) : frame(410, 512));

/**
 * How a banner of a place stands in a window of this width, once for each page that shows it; nothing for a place that no page
 * shows. The pages draw them in `mf-catalog/src/home`, `mf-catalog/src/brand` and `mf-promotion/src/seckill`.
 */
export const previewsOf = (kind: number, width: Width, tone: 'light' | 'dark'): readonly Preview[] => {
  const small = width === 390;
  switch (kind) {
    case 1:
      if (small) return [frame(390, 420, 'under')];
      return tone === 'light' ? [frame(1440, 640, 'beside')] : [frame(1440, 640, 'over', false)];
    case 2:
    case 3:
      return [tile(width)];
    case 4:
      return [small ? frame(358, 203, 'none', false) : frame(410, 232, 'none', false)];
    case 5:
      return [small ? frame(358, 358, 'under') : frame(628, 628, 'under')];
    case 6:
      return [tile(width), small ? frame(390, 188, 'none', false) : frame(1280, 280, 'none', false)];
    case 9:
      return [small ? frame(119, 149, 'foot') : frame(146, 183, 'foot')];
    default:
      return [];
  }
};
