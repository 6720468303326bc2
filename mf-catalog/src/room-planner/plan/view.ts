import type { Plan, Point } from '@mall/contract/catalog/design';

/** The visible part of the floor, in millimetres. */
export type View = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const margin = 900;
const least = 1500;
const most = 120_000;

/** Everything in the drawing, with a margin, in the aspect ratio of the window. */
export const fitting = ({ rooms, items }: Plan, shape: number): View => {
  const points = [...rooms.flatMap(({ polygon }) => polygon), ...items];
  if (points.length === 0) return { x: -3000, y: -3000 / shape, w: 6000, h: 6000 / shape };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [w, h] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return w / h > shape
    ? { x: left, y: top - (w / shape - h) / 2, w, h: w / shape }
    : { x: left - (h * shape - w) / 2, y: top, w: h * shape, h };
};

/** Zooms in (factor under 1) or out around one fixed point. */
export const zoomed = (
  view: View,
  factor: number,
  at: Point = { x: view.x + view.w / 2, y: view.y + view.h / 2 },
): View => {
  const w = Math.max(least, Math.min(most, view.w * factor));
  const by = w / view.w;
  return { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, w, h: view.h * by };
};

export const panned = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });
