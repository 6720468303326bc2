import type { PointerEvent, RefObject } from 'react';
import { pointIn } from './point-in.ts';
import type { Drawing } from './useDrawing.ts';

/**
 * While a room is drawn, the pointer sets corners when it is released, so that a finger can still be moved.
 * `reach` closes it, in mm.
 */
export const useDrawingPointer = (
  frame: RefObject<SVGSVGElement | null>,
  drawing: Drawing,
  reach: number,
) => {
  const at = (event: PointerEvent<SVGSVGElement>, then: (point: { x: number; y: number }) => void) => {
    if (frame.current !== null && event.button <= 0) then(pointIn(frame.current, event));
  };
  return {
    down: (event: PointerEvent<SVGSVGElement>) => at(event, drawing.hover),
    move: (event: PointerEvent<SVGSVGElement>) => at(event, drawing.hover),
    up: (event: PointerEvent<SVGSVGElement>) =>
      at(event, (point) => {
        if (event.type === 'pointerup') drawing.press(point, reach, event.altKey);
      }),
  };
};
