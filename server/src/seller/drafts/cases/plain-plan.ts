import { type Item, type Plan, planLimits } from '@mall/contract/catalog/design';

type Standing = {
  readonly id: number;
  readonly mount: 'floor' | 'rug' | 'wall' | 'ceiling';
  readonly w: number;
  readonly d: number;
};

const gap = 300;
const usualHeight = 2800;
const mm2 = 10_000;

/**
 * The plan of a case without a drawn one: a room of its area (square decimetres), four wide and three deep,
 * with its pieces in rows from the back wall and rugs and lamps in the middle, so that the room can be opened
 * in the planner and bought as a whole.
 */
export const plainPlan = (area: number, pieces: readonly Standing[]): Plan => {
  const w = Math.min(planLimits.wall.max, Math.round(Math.sqrt((area * mm2 * 4) / 3) / 10) * 10);
  const d = Math.min(planLimits.wall.max, Math.round((area * mm2) / w));
  const polygon = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: d },
    { x: 0, y: d },
  ];
  return {
    rooms: [{ id: 'room', name: '', polygon, height: usualHeight, openings: [] }],
    items: inRows(w, d, pieces),
  };
};

const inRows = (w: number, d: number, pieces: readonly Standing[]): Item[] => {
  let [left, back, deepest] = [0, 0, 0];
  return pieces.map(({ id, mount, ...piece }, at) => {
    const item = { id: `item-${at}`, skuId: String(id), own: null, rotation: 0, locked: false };
    if (mount === 'rug' || mount === 'ceiling')
      return { ...item, x: Math.round(w / 2), y: Math.round(d / 2) };
    if (left > 0 && left + piece.w > w) [left, back, deepest] = [0, back + deepest + gap, 0];
    if (back > 0 && back + piece.d > d) back = 0;
    const middle = { x: Math.round(left + piece.w / 2), y: Math.round(back + piece.d / 2) };
    left += piece.w + gap;
    deepest = Math.max(deepest, piece.d);
    return { ...item, ...middle };
  });
};
