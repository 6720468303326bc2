import { Plus, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { Picture } from '../media/Picture.tsx';
import type { Hotspot, HotspotWord, SayHotspot } from './hotspot.ts';
import { HotspotDisc } from './HotspotDisc.tsx';
import { HotspotList } from './HotspotList.tsx';
import { freePlace, type HotspotPlace, placeIn, step } from './hotspot-places.ts';
import { Frame, Help, Pan, Stage } from './hotspot-style.ts';

export type HotspotEditorProps = {
  /** The accessible name of the picture with its spots, and of their list. */
  label: string;
  src: string;
  /** Dimensions of the picture, which is displayed whole. */
  width: number;
  height: number;
  spots: readonly Hotspot[];
  /** Places the spot with this id; without an id, a new one. */
  onPlace: (place: HotspotPlace, id: string | undefined) => void;
  onMove: (id: string, place: HotspotPlace) => void;
  onRemove: (id: string) => void;
  /** Undoes the last step; undefined when there is none. */
  onUndo: (() => void) | undefined;
  /** The maximum number of spots. */
  max: number;
  /** The phrases; `at` counts from 1, `x` and `y` are percent from the left and from the top. */
  say: SayHotspot;
  disabled?: boolean;
};

/**
 * Spots on a picture and their list beside it, by pointer and by keyboard. A press on the picture places the
 * next one, dragging moves it; on the keyboard, arrow keys move the focused spot (Shift: further), Delete
 * removes it and Ctrl or ⌘ Z undoes a step. Each step is announced with its coordinates.
 */
export function HotspotEditor(props: HotspotEditorProps) {
  const { label, src, width, height, spots, onPlace, onMove, onRemove, onUndo, max, say, disabled } = props;
  const stage = useRef<HTMLDivElement>(null);
  /** Whether the press started beside the discs: one that drags a disc may end there, too. */
  const onPicture = useRef(false);
  const [selected, setSelected] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const marked = spots.flatMap(({ place }) => place ?? []);
  const full = marked.length >= max;
  const numberOf = (id: string | undefined) => spots.findIndex((spot) => spot.id === id) + 1;
  const word = (what: HotspotWord) => say(what, { at: 0, name: '', x: 0, y: 0 });
  const tell = (what: HotspotWord, { x, y }: HotspotPlace, at: number, name = ''): void =>
    setSaid(say(what, { at, name, x: x / step, y: y / step }));
  const focus = (id: string | undefined): void => {
    const disc = [...(stage.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])].find(
      ({ dataset }) => dataset.spot === id,
    );
    (disc ?? stage.current)?.focus();
  };

  const mark = (place: HotspotPlace, spot = spots.find((one) => one.place === null)): void => {
    if (full) return tell('full', place, max);
    onPlace(place, spot?.id);
    tell('placed', place, spot ? numberOf(spot.id) : spots.length + 1, spot?.name);
  };
  /** Without a pointer the spot is placed in a free position and focused. */
  const add = (spot?: Hotspot): void => {
    const before = discIds(stage.current);
    mark(freePlace(marked), spot);
    requestAnimationFrame(() => focus(discIds(stage.current).find((id) => !before.includes(id))));
  };
  const move = ({ id, name }: Hotspot, to: HotspotPlace): void => {
    onMove(id, to);
    tell('moved', to, numberOf(id), name);
  };
  const remove = ({ id, name, place }: Hotspot): void => {
    const ids = discIds(stage.current);
    const at = ids.indexOf(id);
    onRemove(id);
    if (place !== null) tell('removed', place, numberOf(id), name);
    const next = ids[at + 1] ?? ids[at - 1];
    focus(next);
    setSelected(next ?? null);
  };
  const undo = (): void => {
    if (onUndo === undefined) return;
    onUndo();
    setSaid(word('undone'));
    // The focused element may have gone with the step, or have nothing more to undo.
    requestAnimationFrame(() => {
      const held = document.activeElement;
      if (held === null || held === document.body || held.matches(':disabled')) stage.current?.focus();
    });
  };
  const keys = (event: KeyboardEvent): void => {
    if (disabled || event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey))
      return;
    event.preventDefault();
    undo();
  };

  return (
    <Frame>
      <div>
        <Pan>
          <Stage
            ref={stage}
            $ratio={width / height}
            role="group"
            aria-label={label}
            tabIndex={-1}
            data-open={(!disabled && !full) || undefined}
            onKeyDown={keys}
            onPointerDown={({ target }) => {
              onPicture.current = !(target instanceof Element && target.closest('button'));
            }}
            onClick={(event) => {
              if (!disabled && onPicture.current) mark(placeIn(event.currentTarget, event));
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
            {spots.map(
              (spot, index) =>
                spot.place && (
                  <HotspotDisc
                    key={spot.id}
                    spot={spot}
                    place={spot.place}
                    number={index + 1}
                    pressed={spot.id === selected}
                    say={say}
                    disabled={disabled}
                    onSelect={() => setSelected(spot.id)}
                    onMove={(to) => move(spot, to)}
                    onRemove={() => remove(spot)}
                  />
                ),
            )}
          </Stage>
        </Pan>
        {!disabled && (
          <Help>
            <span>
              <Button
                size="small"
                icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
                disabled={full}
                onClick={() => add()}
              >
                {word('add')}
              </Button>
              <Button
                size="small"
                icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
                disabled={onUndo === undefined}
                onClick={undo}
              >
                {word('undo')}
              </Button>
            </span>
            <span>
              {word('help')} <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>⇧</kbd> <kbd>⌦</kbd>
            </span>
            <span role="status">{said}</span>
          </Help>
        )}
      </div>
      {spots.length > 0 && (
        <HotspotList
          label={label}
          spots={spots}
          selected={selected}
          say={say}
          full={full}
          disabled={disabled}
          onMark={add}
          onRemove={remove}
        />
      )}
    </Frame>
  );
}

const discIds = (stage: HTMLElement | null): string[] =>
  [...(stage?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])].map(({ dataset }) => dataset.spot ?? '');
