import type { Point } from '@mall/contract/catalog/design';
import { type RefObject, useEffect } from 'react';
import { pointIn } from './point-in.ts';

/** The wheel zooms towards the pointer. */
export const useWheel = (
  frame: RefObject<SVGSVGElement | null>,
  zoom: (factor: number, at?: Point) => void,
): void => {
  // React listens to the wheel passively, and then the page would scroll as well.
  useEffect(() => {
    const floor = frame.current;
    if (!floor) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoom(
        Math.exp(Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 100) * 0.002),
        pointIn(floor, event),
      );
    };
    floor.addEventListener('wheel', turn, { passive: false });
    return () => floor.removeEventListener('wheel', turn);
  }, [frame, zoom]);
};
