import { useRef } from 'react';
import { Picture } from '../media/Picture.tsx';
import type { Hotspot, HotspotWord, SayHotspot } from './hotspot.ts';
import { HotspotDisc } from './HotspotDisc.tsx';
import { HotspotHelp } from './HotspotHelp.tsx';
import { HotspotList } from './HotspotList.tsx';
import { type HotspotPlace, placeIn } from './hotspot-places.ts';
import { Frame, Pan, Stage } from './hotspot-style.ts';
import { useHotspotSteps } from './useHotspotSteps.ts';

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
  const { label, src, width, height, spots, onUndo, say, disabled } = props;
  const stage = useRef<HTMLDivElement>(null);
  /** Whether the press started beside the discs: one that drags a disc may end there, too. */
  const onPicture = useRef(false);
  const steps = useHotspotSteps(stage, props);
  const word = (what: HotspotWord) => say(what, { at: 0, name: '', x: 0, y: 0 });
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
            data-open={(!disabled && !steps.full) || undefined}
            onKeyDown={steps.undoByKey}
            onPointerDown={({ target }) => {
              onPicture.current = !(target instanceof Element && target.closest('button'));
            }}
            onClick={(event) => {
              if (!disabled && onPicture.current) steps.mark(placeIn(event.currentTarget, event));
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
                    pressed={spot.id === steps.selected}
                    say={say}
                    disabled={disabled}
                    onSelect={() => steps.select(spot.id)}
                    onMove={(to) => steps.move(spot, to)}
                    onRemove={() => steps.remove(spot)}
                  />
                ),
            )}
          </Stage>
        </Pan>
        {!disabled && (
          <HotspotHelp
            words={{ add: word('add'), undo: word('undo'), help: word('help') }}
            onAdd={steps.full ? undefined : () => steps.add()}
            onUndo={onUndo && steps.undo}
            said={steps.said}
          />
        )}
      </div>
      {spots.length > 0 && (
        <HotspotList
          label={label}
          spots={spots}
          selected={steps.selected}
          say={say}
          full={steps.full}
          disabled={disabled}
          onMark={steps.add}
          onRemove={steps.remove}
        />
      )}
    </Frame>
  );
}
