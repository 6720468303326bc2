import type { Item, Plan } from '@mall/contract/catalog/design';
import { actOf, type Key } from './keys.ts';
import { opened, type Planner, reduce } from './planner.ts';
import { placeFor, piecesOf, type Ware } from './pieces.ts';
import { templates } from './templates.ts';
import { fitting, zoomed } from './view.ts';
import { warningsOf } from './warnings.ts';
import { isSimple, clockwise } from './geometry.ts';

const item = (id: string, over: Partial<Item> = {}): Item => ({
  id,
  skuId: '10',
  own: null,
  x: 2000,
  y: 2000,
  rotation: 0,
  locked: false,
  ...over,
});
const base = templates[0]?.plan ?? { rooms: [], items: [] };
const plan: Plan = { ...base, items: [item('a')] };
const holding = (one: Plan = plan): Planner =>
  reduce(opened(one), { do: 'select', what: { is: 'item', id: 'a' } });
const press = (planner: Planner, key: string, over: Partial<Key> = {}): Planner => {
  const act = actOf(
    planner,
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...over },
    () => 'new',
  );
  return act === null ? planner : reduce(planner, act);
};
const at = (planner: Planner) => planner.history.present.items.map(({ x, y, rotation }) => [x, y, rotation]);

describe('the keys', () => {
  it('move a centimetre, ten with Shift, a millimetre with Alt', () => {
    expect(at(press(holding(), 'ArrowRight'))).toEqual([[2010, 2000, 0]]);
    expect(at(press(holding(), 'ArrowUp', { shiftKey: true }))).toEqual([[2000, 1900, 0]]);
    expect(at(press(holding(), 'ArrowLeft', { altKey: true }))).toEqual([[1999, 2000, 0]]);
  });

  it('turn, double, lock and take away', () => {
    expect(at(press(holding(), 'R'))).toEqual([[2000, 2000, 15]]);
    expect(press(holding(), 'd', { ctrlKey: true }).history.present.items.map(({ id }) => id)).toEqual([
      'a',
      'new',
    ]);
    const locked = press(holding(), 'l');
    expect(at(press(locked, 'ArrowRight'))).toEqual([[2000, 2000, 0]]);
    const gone = press(holding(), 'Delete');
    expect([gone.history.present.items, gone.selected]).toEqual([[], null]);
  });

  it('take a run of moves back as one', () => {
    const moved = press(press(press(holding(), 'ArrowRight'), 'ArrowRight'), 'ArrowDown');
    expect(at(press(moved, 'z', { metaKey: true }))).toEqual([[2000, 2000, 0]]);
    expect(at(press(press(moved, 'z', { ctrlKey: true }), 'z', { ctrlKey: true, shiftKey: true }))).toEqual([
      [2020, 2010, 0],
    ]);
  });

  it('do nothing when nothing is held', () => {
    expect(press(opened(plan), 'Delete').history.present).toBe(plan);
  });
});

it('an undone piece is not held any more', () => {
  const placed = reduce(opened(base), { do: 'change', change: () => plan });
  const held = reduce(placed, { do: 'select', what: { is: 'item', id: 'a' } });
  expect(reduce(held, { do: 'undo' }).selected).toBeNull();
});

describe('the rooms to begin with', () => {
  it.each(templates)('$key is a room without anything wrong', ({ plan: { rooms } }) => {
    for (const { polygon } of rooms) {
      expect(isSimple(polygon)).toBe(true);
      expect(clockwise(polygon)).toBe(polygon);
    }
  });
});

it('finds new pieces a free place until the room is full', () => {
  const ware = { size: { w: 900, d: 900, h: 800 }, mount: 'floor' } as Ware; // the rest is words and prices
  const wares = new Map([['10', ware]]);
  let full: Plan = { ...base, items: [] };
  for (let count = 0; count < 8; count += 1) {
    const next = item(String(count));
    const [piece] = piecesOf({ ...full, items: [next] }, wares);
    if (!piece) throw new Error('no piece');
    const place = placeFor(piece, full.rooms, piecesOf(full, wares));
    full = { ...full, items: [...full.items, { ...next, ...place }] };
  }
  expect(warningsOf(full.rooms, piecesOf(full, wares))).toEqual([]);
});

describe('the view', () => {
  it('shows all, in the shape of the window', () => {
    const view = fitting(plan, 16 / 9);
    expect(view.w / view.h).toBeCloseTo(16 / 9);
    expect(view.x).toBeLessThan(0);
    expect(view.x + view.w).toBeGreaterThan(5400);
  });

  it('comes nearer to a point and keeps it in its place', () => {
    const view = zoomed({ x: 0, y: 0, w: 4000, h: 2000 }, 0.5, { x: 1000, y: 1000 });
    expect(view).toEqual({ x: 500, y: 500, w: 2000, h: 1000 });
  });
});
