export type Size = { readonly width: number; readonly height: number };
/** `cover` crops the picture to the required shape; `whole` may also leave space around it, as for a logo. */
export type Fit = 'cover' | 'whole';
/**
 * A crop of a picture: where it starts, in px of the picture, and how many of those are one px of the result.
 */
export type Cut = { readonly x: number; readonly y: number; readonly scale: number };
/** A picture, its required size, and the mode. */
export type Task = { readonly picture: Size; readonly wanted: Size; readonly fit: Fit };

/** Whether a picture gives the required size without being enlarged. */
export const isLargeEnough = ({ picture, wanted, fit }: Task): boolean =>
  fit === 'cover'
    ? picture.width >= wanted.width && picture.height >= wanted.height
    : picture.width >= wanted.width || picture.height >= wanted.height;

/** The largest crop: as much as fits, or the whole picture. */
export const widest = ({ picture, wanted, fit }: Task): number => {
  const scales = [picture.width / wanted.width, picture.height / wanted.height];
  return fit === 'cover' ? Math.min(...scales) : Math.max(...scales);
};

export const firstCut = (task: Task): Cut => {
  const scale = widest(task);
  return {
    x: (task.picture.width - task.wanted.width * scale) / 2,
    y: (task.picture.height - task.wanted.height * scale) / 2,
    scale,
  };
};

/**
 * The range of a crop's start along one side. Where there is space around the picture, the picture stays
 * inside the crop.
 */
export const rangeOf = (
  { picture, wanted }: Task,
  scale: number,
  side: 'width' | 'height',
): readonly [least: number, most: number] => {
  const slack = picture[side] - wanted[side] * scale;
  return [Math.min(0, slack), Math.max(0, slack)];
};

export const moved = (task: Task, { x, y, scale }: Cut, byX: number, byY: number): Cut => ({
  x: within(x + byX, rangeOf(task, scale, 'width')),
  y: within(y + byY, rangeOf(task, scale, 'height')),
  scale,
});

/** Zooms the crop around its centre; it never has fewer px than the result. */
export const scaled = (task: Task, cut: Cut, scale: number): Cut => {
  const next = within(scale, [1, widest(task)]);
  const grown = (next - cut.scale) / 2;
  const { wanted } = task;
  return moved(task, { ...cut, scale: next }, -wanted.width * grown, -wanted.height * grown);
};

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));
