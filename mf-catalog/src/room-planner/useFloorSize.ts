import { type RefObject, useEffect, useState } from 'react';

/** The size of the floor in the window, in px. */
export const useFloorSize = (frame: RefObject<SVGSVGElement | null>): { w: number; h: number } => {
  const [size, setSize] = useState({ w: 720, h: 600 });
  // The window is outside React; jsdom has no sizes.
  useEffect(() => {
    const floor = frame.current;
    if (!floor || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0) setSize({ w: box.width, h: box.height });
    });
    watcher.observe(floor);
    return () => watcher.disconnect();
  }, [frame]);
  return size;
};
