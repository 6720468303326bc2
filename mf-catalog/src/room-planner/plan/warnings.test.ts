import type { Room } from '@mall/contract/catalog/design';
import fc from 'fast-check';
import { plus } from './geometry.ts';
import { rectangle } from './walls.ts';
import { type Piece, standsFree, warningsOf, wayOf } from './warnings.ts';

const room: Room = {
  id: 'living',
  name: 'Living room',
  polygon: rectangle({ x: 0, y: 0 }, 5400, 4200),
  height: 2600,
  openings: [{ id: 'door', kind: 'door', wall: 2, at: 4750, width: 900, hinge: 'end', swing: 'in' }],
};
const piece = (over: Partial<Piece> = {}): Piece => ({
  id: 'sofa',
  x: 2700,
  y: 2100,
  w: 2100,
  d: 920,
  rotation: 0,
  mount: 'floor',
  locked: false,
  ...over,
});

describe('what is wrong with a plan', () => {
  it('is nothing when all stand apart', () => {
    expect(warningsOf([room], [piece(), piece({ id: 'chair', x: 800, y: 600, w: 700, d: 800 })])).toEqual([]);
  });

  it('is a piece through a wall, with the way back', () => {
    expect(warningsOf([room], [piece({ x: 1000 })])).toEqual([
      { kind: 'outside', pieceId: 'sofa', with: null, fix: { x: 50, y: 0 } },
    ]);
  });

  it('is a piece in another, said once, with the shortest straight way out', () => {
    const table = piece({ id: 'table', x: 2700, y: 2700, w: 900, d: 600 });
    expect(warningsOf([room], [piece(), table])).toEqual([
      { kind: 'overlap', pieceId: 'table', with: 'sofa', fix: { x: 0, y: 160 } },
    ]);
  });

  it('is a piece in the way of a door', () => {
    const pouf = piece({ id: 'pouf', x: 900, y: 3600, w: 440, d: 440 });
    const [warning] = warningsOf([room], [pouf]);
    expect(warning).toMatchObject({ kind: 'door', pieceId: 'pouf', with: 'door' });
    expect(warning?.fix && standsFree({ ...pouf, ...plus(pouf, warning.fix) }, [room], [])).toBe(true);
  });

  it('is not a rug under a table, nor a picture over a sofa', () => {
    const rug = piece({ id: 'rug', w: 3000, d: 2000, mount: 'rug' });
    const picture = piece({ id: 'picture', mount: 'wall', w: 600, d: 40 });
    expect(warningsOf([room], [rug, piece(), picture])).toEqual([]);
  });

  it('is not a chair under a table', () => {
    const table = piece({ id: 'table', role: 'table' });
    expect(warningsOf([room], [table, piece({ id: 'chair', w: 500, d: 500, role: 'seat' })])).toEqual([]);
  });

  it('has no cure for a piece that is locked', () => {
    expect(warningsOf([room], [piece({ x: 1000, locked: true })])[0]?.fix).toBeNull();
  });
});

it('offers only cures after which the piece stands free', () => {
  const place = fc.record({
    x: fc.integer({ min: -500, max: 6000 }),
    y: fc.integer({ min: -500, max: 4700 }),
    rotation: fc.integer({ min: 0, max: 359 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
      const pieces = places.map((at, index) => piece({ ...at, id: String(index), w: 900, d: 700 }));
      for (const { pieceId, fix } of warningsOf([room], pieces)) {
        const moved = pieces.find(({ id }) => id === pieceId);
        if (fix && moved) expect(standsFree({ ...moved, ...plus(moved, fix) }, [room], pieces)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

it('says which way a cure goes', () => {
  expect([wayOf({ x: -180, y: 0 }), wayOf({ x: 0, y: 40 })]).toEqual([
    { to: 'left', mm: 180 },
    { to: 'down', mm: 40 },
  ]);
});
