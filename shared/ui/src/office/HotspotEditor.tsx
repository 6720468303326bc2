import { Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Picture } from '../Picture.tsx';
import {
  directions,
  freePlace,
  type HotspotPlace,
  leap,
  placeIn,
  pointer,
  step,
  within,
} from './hotspot-places.ts';
import { Disc, Frame, Help, Stage } from './hotspot-style.ts';

export type Hotspot = HotspotPlace & {
  readonly id: string;
  /** What is seen there; '' as long as nothing is bound to it. */
  readonly name: string;
  readonly bad?: boolean | undefined;
};
export type HotspotStep = 'spot' | 'placed' | 'moved' | 'removed' | 'full' | 'add' | 'help';

export type HotspotEditorProps = {
  /** Names the picture with its spots. */
  label: string;
  src: string;
  /** Measures of the picture: it is shown whole. */
  width: number;
  height: number;
  spots: readonly Hotspot[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  onPlace: (place: HotspotPlace) => void;
  onMove: (id: string, place: HotspotPlace) => void;
  onRemove: (id: string) => void;
  max: number;
  /** The words; `at` counts from 1, `x` and `y` are percent from the left and from the top. */
  say: (what: HotspotStep, values: { at: number; name: string; x: number; y: number }) => string;
  disabled?: boolean;
};

/** A press that goes no further than this, in px, is no drag. */
const slack = 4;

/** A spot under the pointer: where it was pressed, where it is now. */
type Drag = { id: string; from: HotspotPlace; at: HotspotPlace; moved: boolean };

/**
 * Spots on a picture, by pointer and by keyboard. A press on the picture places one, dragging moves it; with the keyboard arrows move
 * the spot that has the focus (Shift: further) and Delete takes it away. Each step is said with its coordinates.
 */
export function HotspotEditor(props: HotspotEditorProps) {
  const {
    label,
    src,
    width,
    height,
    spots,
    selected,
    onSelect,
    onPlace,
    onMove,
    onRemove,
    max,
    say,
    disabled,
  } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const word = (what: HotspotStep) => say(what, { at: 0, name: '', x: 0, y: 0 });
  const tell = (what: HotspotStep, { x, y }: HotspotPlace, at: number, name = ''): void =>
    setSaid(say(what, { at, name, x: x / step, y: y / step }));

  const place = (at: HotspotPlace): void => {
    if (spots.length >= max) return tell('full', at, max);
    onPlace(at);
    tell('placed', at, spots.length + 1);
  };
  /** Without a pointer: it comes to a free place and has the focus. */
  const add = (): void => {
    place(freePlace(spots));
    requestAnimationFrame(() => [...discsIn(stage.current)].at(-1)?.focus());
  };
  const move = (spot: Hotspot, to: HotspotPlace, index: number): void => {
    onMove(spot.id, to);
    tell('moved', to, index + 1, spot.name);
  };
  const remove = (spot: Hotspot, index: number): void => {
    onRemove(spot.id);
    tell('removed', spot, index + 1, spot.name);
    const next = spots[index + 1] ?? spots[index - 1];
    const target = [...discsIn(stage.current)].find(({ dataset }) => dataset.spot === next?.id);
    (target ?? stage.current)?.focus();
    onSelect(next?.id ?? null);
  };
  const keys = (event: KeyboardEvent<HTMLElement>, spot: Hotspot, index: number): void => {
    if (disabled) return;
    const direction = directions[event.key];
    if (direction !== undefined) {
      const by = event.shiftKey ? leap : step;
      move(spot, within({ x: spot.x + direction.x * by, y: spot.y + direction.y * by }), index);
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove(spot, index);
    else if (event.key === 'Escape' && drag !== null) setDrag(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const grab = (event: PointerEvent<HTMLElement>, spot: Hotspot): void => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id: spot.id, from: pointer(event), at: spot, moved: false });
  };
  const pull = (event: PointerEvent<HTMLElement>): void => {
    if (drag === null || stage.current === null) return;
    const here = pointer(event);
    const far = Math.hypot(here.x - drag.from.x, here.y - drag.from.y) > slack;
    if (drag.moved || far) setDrag({ ...drag, moved: true, at: placeIn(stage.current, event) });
  };
  const letGo = (spot: Hotspot, index: number): void => {
    if (drag?.moved) move(spot, drag.at, index);
    setDrag(null);
  };

  return (
    <Frame>
      <Stage
        ref={stage}
        role="group"
        aria-label={label}
        tabIndex={-1}
        data-open={(!disabled && spots.length < max) || undefined}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `min(100%, 70vh * ${width / height})` }}
        onPointerDown={(event) => {
          const onPicture = !(event.target instanceof Element && event.target.closest('button'));
          if (!disabled && event.button === 0 && onPicture) place(placeIn(event.currentTarget, event));
        }}
      >
        <Picture
          src={src}
          alt=""
          width={width}
          height={height}
          kind="photo"
          sizes="(max-width: 1023px) 100vw, 900px"
          fill
          eager
        />
        {spots.map((spot, index) => {
          const at = drag?.id === spot.id ? drag.at : spot;
          return (
            <Disc
              key={spot.id}
              type="button"
              data-spot={spot.id}
              data-bad={spot.bad || undefined}
              data-held={(drag?.id === spot.id && drag.moved) || undefined}
              aria-pressed={spot.id === selected}
              aria-label={say('spot', { at: index + 1, name: spot.name, x: at.x / step, y: at.y / step })}
              title={spot.name || undefined}
              style={{ left: `${at.x / step}%`, top: `${at.y / step}%` }}
              onClick={() => onSelect(spot.id)}
              onFocus={() => onSelect(spot.id)}
              onKeyDown={(event) => keys(event, spot, index)}
              onPointerDown={(event) => grab(event, spot)}
              onPointerMove={pull}
              onPointerUp={() => letGo(spot, index)}
              onPointerCancel={() => setDrag(null)}
            >
              <b>{index + 1}</b>
            </Disc>
          );
        })}
      </Stage>
      {!disabled && (
        <Help>
          <Button
            size="small"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            disabled={spots.length >= max}
            onClick={add}
          >
            {word('add')}
          </Button>
          <span>
            {word('help')} <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>⇧</kbd> <kbd>⌦</kbd>
          </span>
          <span role="status">{said}</span>
        </Help>
      )}
    </Frame>
  );
}

const discsIn = (stage: HTMLElement | null) => stage?.querySelectorAll<HTMLElement>('[data-spot]') ?? [];
