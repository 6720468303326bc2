export type Size = { readonly width: number; readonly height: number };
/** `cover` cuts the picture to the wanted shape; `whole` may also leave room around it, as for a logo. */
export type Fit = 'cover' | 'whole';
/** What is cut out of a picture: where it begins, in px of the picture, and how many of those are one px of the result. */
export type Cut = { readonly x: number; readonly y: number; readonly scale: number };
/** A picture, what is wanted of it, and how. */
export type Task = { readonly picture: Size; readonly wanted: Size; readonly fit: Fit };

/** A picture that gives the wanted size without being enlarged. */
export const isLargeEnough = ({ picture, wanted, fit }: Task): boolean =>
  fit === 'cover'
    ? picture.width >= wanted.width && picture.height >= wanted.height
    : picture.width >= wanted.width || picture.height >= wanted.height;

/** The most that can be taken: as much as fits, or the whole picture. */
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

/** How far a cut may begin, along one side. Where room is left around the picture, the picture stays inside of the cut. */
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

/** Takes more or less of the picture around the same middle; never less than the result has px. */
export const scaled = (task: Task, cut: Cut, scale: number): Cut => {
  const next = within(scale, [1, widest(task)]);
  const grown = (next - cut.scale) / 2;
  const { wanted } = task;
  return moved(task, { ...cut, scale: next }, -wanted.width * grown, -wanted.height * grown);
};

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));
