import type { Hotspot } from '@mall/contract/own-package';
import { Picture } from '@mall/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type HotspotPictureProps = {
  src: string;
  hotspots: readonly Hotspot[];
  names: ReadonlyMap<string, string>;
  /** Keys of the places in the order of their numbers. */
  order: readonly string[];
  disabled: boolean;
  onPut: (spot: Hotspot) => void;
  onRemove: (slot: string) => void;
  /** The picture was pressed where there is no spot. */
  onEmpty: (at: { x: number; y: number }) => void;
};

const whole = 10_000;
const [small, large] = [100, 500];
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The wide picture as shoppers see it, with spots that are dragged, or moved by arrows and removed by Delete. */
export function HotspotPicture(props: HotspotPictureProps) {
  const { t } = useTranslation('ownPackages');
  const { src, hotspots, names, order, disabled, onPut, onRemove, onEmpty } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Hotspot | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return { x: whole / 2, y: whole / 2 };
    return {
      x: within(Math.round(((clientX - box.left) / box.width) * whole)),
      y: within(Math.round(((clientY - box.top) / box.height) * whole)),
    };
  };
  const keys = (event: KeyboardEvent, spot: Hotspot) => {
    const step = steps[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(spot.slot);
    else if (step !== undefined) {
      const by = event.shiftKey ? large : small;
      onPut({ ...spot, x: within(spot.x + step[0] * by), y: within(spot.y + step[1] * by) });
    } else return;
    event.preventDefault();
  };
  return (
    <Frame
      ref={frame}
      data-open={!disabled || undefined}
      onPointerDown={(event) => {
        if (!disabled && event.button === 0 && event.target instanceof HTMLImageElement)
          onEmpty(placeOf(event));
      }}
    >
      <Picture src={src} alt={t('spots.alt')} width={1280} height={427} kind="photo" eager sizes="800px" />
      {order.map((slot, at) => {
        const spot = dragged?.slot === slot ? dragged : hotspots.find((one) => one.slot === slot);
        if (spot === undefined) return null;
        return (
          <Spot
            key={slot}
            type="button"
            disabled={disabled}
            style={{ left: `${spot.x / 100}%`, top: `${spot.y / 100}%` }}
            aria-label={t('spots.spot', {
              number: at + 1,
              name: names.get(slot) ?? '',
              x: Math.round(spot.x / 100),
              y: Math.round(spot.y / 100),
            })}
            aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
            onKeyDown={(event) => keys(event, spot)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(spot);
            }}
            onPointerMove={(event) => dragged !== null && setDragged({ ...dragged, ...placeOf(event) })}
            onPointerUp={() => {
              if (dragged !== null) onPut(dragged);
              setDragged(null);
            }}
            onPointerCancel={() => setDragged(null)}
          >
            {at + 1}
          </Spot>
        );
      })}
    </Frame>
  );
}

const within = (place: number): number => Math.min(whole, Math.max(0, place));

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--o-radius);

  &[data-open] img { cursor: crosshair; }
`;

const Spot = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin: -16px 0 0 -16px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--brand);
  box-shadow: var(--shadow-1, none);
  color: var(--on-brand);
  font-size: var(--o-xs);
  font-weight: var(--weight-strong);
  touch-action: none;
  cursor: grab;

  &:active { cursor: grabbing; }
`;
