import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Hotspot, SayHotspot } from './hotspot.ts';
import { directions, type HotspotPlace, leap, placeIn, pointer, step, within } from './hotspot-places.ts';
import { Disc } from './hotspot-style.ts';

type HotspotDiscProps = {
  spot: Hotspot;
  place: HotspotPlace;
  number: number;
  pressed: boolean;
  say: SayHotspot;
  disabled: boolean | undefined;
  onSelect: () => void;
  onMove: (to: HotspotPlace) => void;
  onRemove: () => void;
};

/** A press that moves no further than this, in px, is not a drag. */
const slack = 4;

/** Where the press started, and where the pointer is now. */
type Drag = { from: HotspotPlace; at: HotspotPlace; moved: boolean };

/** One spot on the picture: it can be dragged, moved with arrow keys and removed with Delete. */
export function HotspotDisc(props: HotspotDiscProps) {
  const { spot, place, number, pressed, say, disabled, onSelect, onMove, onRemove } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  const at = drag?.at ?? place;
  const keys = (event: KeyboardEvent): void => {
    if (disabled) return;
    const direction = directions[event.key];
    if (direction !== undefined) {
      const by = event.shiftKey ? leap : step;
      onMove(within({ x: place.x + direction.x * by, y: place.y + direction.y * by }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.key === 'Escape' && drag !== null) setDrag(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const grab = (event: PointerEvent<HTMLElement>): void => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: pointer(event), at: place, moved: false });
  };
  const pull = (event: PointerEvent<HTMLElement>): void => {
    const picture = event.currentTarget.parentElement;
    if (drag === null || picture === null) return;
    const here = pointer(event);
    const far = Math.hypot(here.x - drag.from.x, here.y - drag.from.y) > slack;
    if (drag.moved || far) setDrag({ ...drag, moved: true, at: placeIn(picture, event) });
  };
  const letGo = (): void => {
    if (drag?.moved) onMove(drag.at);
    setDrag(null);
  };
  return (
    <Disc
      type="button"
      data-spot={spot.id}
      data-bad={spot.bad || undefined}
      data-held={drag?.moved || undefined}
      aria-pressed={pressed}
      aria-label={say('spot', { at: number, name: spot.name, x: at.x / step, y: at.y / step })}
      title={spot.name || undefined}
      style={{ left: `${at.x / step}%`, top: `${at.y / step}%` }}
      onClick={onSelect}
      onFocus={onSelect}
      onKeyDown={keys}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={() => setDrag(null)}
    >
      <b>{number}</b>
    </Disc>
  );
}
