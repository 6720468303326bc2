import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

const [least, usual, most] = [1, 2, 4] as const;
const twoTapsMs = 300;

type Point = { x: number; y: number };

/** The zoom after two fingers moved from the distance `from` to the distance `to`, starting at `zoom`. */
export const pinched = (zoom: number, from: number, to: number): number =>
  Math.min(most, Math.max(least, zoom * (to / Math.max(1, from))));

/** Zooms a picture: click with a mouse, double tap with a finger, or pinch. */
export const usePinch = () => {
  const [zoom, setZoom] = useState<number>(least);
  const points = useRef(new Map<number, Point>());
  const began = useRef({ apart: 0, zoom: 1 });
  const tapped = useRef(-Infinity);
  const pointer = useRef('mouse');
  const large = zoom > least;
  const apart = () => {
    const [one, two] = [...points.current.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };
  const put = ({ pointerId, clientX, clientY }: PointerEvent) =>
    points.current.set(pointerId, { x: clientX, y: clientY });
  const lift = ({ pointerId }: PointerEvent) => points.current.delete(pointerId);
  return {
    large,
    setLarge: (wanted: boolean) => setZoom(wanted ? usual : least),
    click: () => {
      if (pointer.current === 'touch') {
        const now = performance.now();
        const isSecond = now - tapped.current < twoTapsMs;
        tapped.current = isSecond ? -Infinity : now;
        if (!isSecond) return;
      }
      setZoom(large ? least : usual);
    },
    style: { '--zoom': zoom } as CSSProperties, // custom properties are not in React's type
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType;
        put(event);
        began.current = { apart: apart(), zoom };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!points.current.has(event.pointerId)) return;
        put(event);
        if (points.current.size === 2) setZoom(pinched(began.current.zoom, began.current.apart, apart()));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
};
