import { type RefObject, useEffect, useState } from 'react';

/** How large the floor is in the window, in px. */
export const useFloorSize = (frame: RefObject<SVGSVGElement | null>): { w: number; h: number } => {
  const [size, setSize] = useState({ w: 720, h: 600 });
  // The window stands outside React; a test's window knows no sizes.
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
