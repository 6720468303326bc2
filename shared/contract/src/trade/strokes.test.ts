import { isSignature } from './delivery.ts';
import { handedSignature, pointIn, withPoint } from './strokes.ts';

const pad = { left: 20, top: 100, width: 300, height: 100 };

describe('a signature', () => {
  it('is measured in its own box, and a finger outside stays at the edge', () => {
    expect(pointIn(pad, { clientX: 170, clientY: 150 })).toEqual({ x: 300, y: 100 });
    expect(pointIn(pad, { clientX: -50, clientY: 900 })).toEqual({ x: 0, y: 200 });
  });

  it('is strokes that the contract takes', () => {
    let path = withPoint('', { x: 10, y: 20 }, true);
    for (let x = 12; x < 30; x += 3) path = withPoint(path, { x, y: 20 + x }, false);
    path = withPoint(path, { x: 50, y: 60 }, true);
    path = withPoint(path, { x: 51, y: 62 }, false);
    expect(path.startsWith('M10 20L10 20L12 32')).toBe(true);
    expect(isSignature(path)).toBe(true);
    expect(handedSignature(path)).toBe(path);
  });

  it('has no point twice and no dot of a touch', () => {
    const dot = withPoint('', { x: 1, y: 1 }, true);
    expect(withPoint(dot, { x: 1, y: 1 }, false)).toBe(dot);
    expect(withPoint(dot, { x: 5, y: 5 }, true)).toBe('M5 5L5 5');
    expect(handedSignature(dot)).toBe('');
  });

  it('ends where it is too long', () => {
    const long = `M0 0${'L100 100L1 1'.repeat(1660)}`;
    expect(withPoint(long, { x: 599, y: 199 }, false).length).toBeLessThanOrEqual(20_000);
  });
});
