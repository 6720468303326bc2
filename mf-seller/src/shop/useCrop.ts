import { type PointerEvent, useEffect, useRef } from 'react';
import { type Cut, moved, scaled, type Task } from './crop.ts';

type Point = { x: number; y: number };

/** The cropped part of a picture: dragged, pinched, zoomed by the wheel, or set by the sliders beside it. */
export const useCrop = (task: Task, cut: Cut, setCut: (next: (now: Cut) => Cut) => void) => {
  const stage = useRef<HTMLDivElement>(null);
  const points = useRef(new Map<number, Point>());
  const apart = useRef(0);
  /** Picture px per px of the window. */
  const perPx = () => (cut.scale * task.wanted.width) / Math.max(1, stage.current?.clientWidth ?? 1);

  const wheel = useRef((_event: WheelEvent): void => undefined);
  wheel.current = (event) => {
    event.preventDefault();
    setCut((now) => scaled(task, now, now.scale * (event.deltaY > 0 ? 1.06 : 1 / 1.06)));
  };
  // React listens to the wheel passively, so that the dialog would scroll with it.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const distance = () => {
    const [one, two] = [...points.current.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };
  const lift = ({ pointerId }: PointerEvent) => {
    points.current.delete(pointerId);
    apart.current = distance();
  };
  return {
    stage,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        apart.current = distance();
      },
      onPointerMove: (event: PointerEvent) => {
        const before = points.current.get(event.pointerId);
        if (before === undefined) return;
        points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const [wasApart, nowApart] = [apart.current, distance()];
        apart.current = nowApart;
        const [byX, byY] = [before.x - event.clientX, before.y - event.clientY].map((by) => by * perPx());
        setCut((now) =>
          points.current.size === 2
            ? scaled(task, now, (now.scale * wasApart) / Math.max(1, nowApart))
            : moved(task, now, byX ?? 0, byY ?? 0),
        );
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
};
