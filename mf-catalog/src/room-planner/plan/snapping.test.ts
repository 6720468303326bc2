import type { Room } from '@mall/contract/catalog/design';
import { leaning, snap } from './snapping.ts';
import { rectangle } from './walls.ts';
import type { Piece } from './warnings.ts';

const room: Room = {
  id: 'r',
  name: '',
  polygon: rectangle({ x: 0, y: 0 }, 5000, 4000),
  height: 2600,
  openings: [],
};
const piece = (over: Partial<Piece> = {}): Piece => ({
  id: 'a',
  x: 2500,
  y: 2000,
  w: 1000,
  d: 600,
  rotation: 0,
  mount: 'floor',
  locked: false,
  ...over,
});

describe('a dragged piece', () => {
  it('comes to stand flush with a near wall', () => {
    expect(snap(piece({ x: 580, y: 2003 }), [room], [])).toMatchObject({ x: 500, y: 2000 });
  });

  it('goes into a corner', () => {
    expect(snap(piece({ x: 4460, y: 3640 }), [room], [])).toMatchObject({ x: 4500, y: 3700 });
  });

  it('stands in line with another piece, and says along which line', () => {
    const other = piece({ id: 'b', x: 3333, y: 1000 });
    expect(snap(piece({ x: 3300, y: 2204 }), [room], [other])).toEqual({
      x: 3333,
      y: 2200,
      guides: [{ axis: 'x', at: 2833 }],
    });
  });

  it('is else on a whole centimetre', () => {
    expect(snap(piece({ x: 2504, y: 2006 }), [room], [])).toEqual({ x: 2500, y: 2010, guides: [] });
  });

  it('stands flush with a slanting wall', () => {
    const slanting: Room = {
      ...room,
      polygon: [
        { x: 0, y: 0 },
        { x: 4000, y: 0 },
        { x: 0, y: 4000 },
      ],
    };
    const { x, y } = snap(piece({ w: 400, d: 400, rotation: 45, x: 1800, y: 1800 }), [slanting], []);
    expect(Math.abs((4000 - x - y) / Math.SQRT2 - 200)).toBeLessThan(2);
  });
});

describe('the back of a new piece', () => {
  it.each([
    [{ x: 2500, y: 400 }, 0],
    [{ x: 4600, y: 2000 }, 90],
    [{ x: 2500, y: 3600 }, 180],
    [{ x: 400, y: 2000 }, 270],
  ])('leans on the wall that is near %o', (at, rotation) => {
    expect(leaning(piece(at), [room])).toBe(rotation);
  });

  it('is left alone in the middle of the floor', () => {
    expect(leaning(piece(), [room])).toBeNull();
  });
});
