import { modulesIn, sizedSvg } from './qr-picture.ts';

const code =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33" shape-rendering="crispEdges"></svg>';

it('knows how many dots a code has', () => {
  expect(modulesIn(code)).toBe(33);
  expect(modulesIn('<svg></svg>')).toBe(0);
});

it('is as large as its dots are whole px', () => {
  const { svg, side } = sizedSvg(code, 1600);
  expect([side % 33, side >= 1600]).toEqual([0, true]);
  expect(svg).toContain(`<svg width="${side}" height="${side}" xmlns`);
});
