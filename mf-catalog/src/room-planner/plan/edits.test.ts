import type { Item, Plan, Room } from '@mall/contract/catalog/design';
import { billLinesOf } from '@mall/contract/catalog/design';
import * as edits from './edits.ts';
import { gapsOf } from './distances.ts';
import { lengthOf, minus, sidesOf } from './geometry.ts';
import { openingAt, rectangle, withCornerAt, withWallLength, withWallMoved, withWallSplit } from './walls.ts';

const room: Room = {
  id: 'r',
  name: '',
  polygon: rectangle({ x: 0, y: 0 }, 5000, 4000),
  height: 2600,
  openings: [{ id: 'w', kind: 'window', wall: 0, at: 2500, width: 1200, hinge: 'start', swing: 'in' }],
};
const item = (over: Partial<Item> = {}): Item => ({
  id: 'a',
  skuId: '10',
  own: null,
  x: 1000,
  y: 1000,
  rotation: 0,
  locked: false,
  ...over,
});
const plan: Plan = { rooms: [room], items: [item(), item({ id: 'b', locked: true })] };

describe('pieces', () => {
  it('move, turn and go, unless they are locked', () => {
    expect(edits.shift(plan, ['a', 'b'], { x: 10, y: -10 }).items.map(({ x, y }) => [x, y])).toEqual([
      [1010, 990],
      [1000, 1000],
    ]);
    expect(edits.turnTo(plan, 'a', -90).items[0]?.rotation).toBe(270);
    expect(edits.remove(plan, ['a', 'b']).items.map(({ id }) => id)).toEqual(['b']);
  });

  it('turn to the next step of 15 degrees', () => {
    const askew = edits.turnTo(plan, 'a', 20);
    expect(edits.turnBy(askew, 'a', 1).items[0]?.rotation).toBe(30);
    expect(edits.turnBy(askew, 'a', -1).items[0]?.rotation).toBe(15);
    expect(edits.turnBy(plan, 'a', -1).items[0]?.rotation).toBe(345);
  });

  it('give the same plan when nothing changes', () => {
    expect(edits.moveTo(plan, 'a', { x: 1000, y: 1000 })).toBe(plan);
    expect(edits.shift(plan, ['b'], { x: 1, y: 1 })).toBe(plan);
    expect(edits.remove(plan, ['b'])).toBe(plan);
  });

  it('are doubled unlocked, and not beyond the limit', () => {
    expect(edits.duplicate(plan, 'b', 'c').items.at(-1)).toEqual(item({ id: 'c', x: 1200, y: 1200 }));
    const full = { ...plan, items: Array.from({ length: 300 }, (_, n) => item({ id: String(n) })) };
    expect(edits.duplicate(full, '1', 'x')).toBe(full);
  });

  it('are billed by SKU, own ones not', () => {
    const own = item({ id: 'o', skuId: null, own: { name: '', w: 1, d: 1, h: 1 } });
    expect(billLinesOf([item(), own, item({ skuId: '11' }), item()])).toEqual([
      { skuId: '10', qty: 2 },
      { skuId: '11', qty: 1 },
    ]);
  });
});

describe('walls', () => {
  const lengths = (shape: Room | null) =>
    shape && sidesOf(shape.polygon).map(([a, b]) => lengthOf(minus(b, a)));

  it('move, and take their neighbours with them', () => {
    expect(lengths(withWallMoved(room, 1, -400))).toEqual([5400, 4000, 5400, 4000]);
    expect(lengths(withWallLength(room, 1, 3000))).toEqual([5000, 3000, 5000, 3000]);
  });

  it('are refused when they cross or grow too short', () => {
    expect(withWallMoved(room, 1, 4900)).toBeNull();
    expect(withCornerAt(room, 0, { x: 6000, y: 5000 })).toBeNull();
  });

  it('keep their openings, moved in when the wall grows shorter, gone when it is too short', () => {
    expect(withWallMoved(room, 1, 3200)?.openings[0]?.at).toBe(1150);
    expect(withWallMoved(room, 1, 3800)?.openings).toEqual([]);
  });

  it('break in two, each opening on its own half', () => {
    const split = withWallSplit({ ...room, openings: room.openings.map((one) => ({ ...one, at: 4000 })) }, 0);
    expect(split?.polygon).toHaveLength(5);
    expect(split?.openings[0]).toMatchObject({ wall: 1, at: 1500 });
  });

  it('hold an opening where it is wanted, a hand from the corners', () => {
    const [wall] = sidesOf(room.polygon);
    expect(wall && openingAt(wall, { x: 100, y: 50 }, 900)).toBe(500);
    expect(wall && openingAt(wall, { x: 100, y: 50 }, 6000)).toBeNull();
  });
});

it('measures the gaps between a piece and the walls', () => {
  const gaps = gapsOf(
    { id: 'a', x: 1000, y: 300, w: 1000, d: 600, rotation: 0, mount: 'floor', locked: false },
    [room],
  );
  expect(gaps.map(({ mm }) => mm)).toEqual([500, 3500, 3400]);
});
