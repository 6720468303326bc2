import type { Point } from '@mall/contract/catalog/design';

/** The position of a point of the window on the floor, in millimetres. */
export const pointIn = (
  floor: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => {
  const matrix = floor.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
};
