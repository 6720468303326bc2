import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GhostOnFloor } from './Ghost.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import { Outline } from './Outline.tsx';
import { WallHandles } from './WallHandles.tsx';
import { Pieces } from './Pieces.tsx';
import { Rooms } from './Rooms.tsx';
import type { Carried } from './useCarrying.ts';
import type { PlanEditor } from './usePlanEditor.ts';
import { useDrawingPointer } from './useDrawingPointer.ts';
import { useFloorPointer } from './useFloorPointer.ts';
import { useFloorSize } from './useFloorSize.ts';
import { useWheel } from './useWheel.ts';

/** The floor to scale: rooms, pieces and the selection, for pointer, touch and keys. */
export function Floor({ editor, carried }: { editor: PlanEditor; carried: Carried | null }) {
  const { t } = useTranslation('design');
  const format = useFormat();
  const { floor: frame, plan, pieces, view, warnings, selected, guides, drawing } = editor;
  const moving = useFloorPointer(frame, editor);
  useWheel(frame, editor.zoom);
  const size = useFloorSize(frame);
  const text = letterPx * Math.max(view.w / size.w, view.h / size.h);
  const pencil = useDrawingPointer(frame, drawing, (text / letterPx) * closingPx);
  const pointer = drawing.on ? pencil : moving;
  const say = {
    length: (mm: number) => t('floor.cm', { cm: format.number(Math.round(mm) / 10) }),
    area: (mm2: number) =>
      t('floor.m2', { area: format.number(mm2 / 1_000_000, { maximumFractionDigits: 1 }) }),
  };
  return (
    <Ground
      ref={frame}
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      role="application"
      aria-label={t('floor.label')}
      aria-describedby="floor-help"
      data-drawing={drawing.on || undefined}
      tabIndex={0}
      onKeyDown={editor.press}
      onPointerDown={pointer.down}
      onPointerMove={pointer.move}
      onPointerUp={pointer.up}
      onPointerCancel={pointer.up}
    >
      <g opacity={drawing.on ? faded : 1}>
        <Rooms rooms={plan.rooms} selected={selected} text={text} say={say} />
        <WallHandles rooms={plan.rooms} selected={selected} text={text} />
        <Pieces
          items={plan.items}
          pieces={pieces}
          wares={editor.wares}
          warnings={warnings}
          selected={selected}
          text={text}
        />
      </g>
      {guides.map(({ axis, at }) => (
        <path
          key={`${axis}${at}`}
          d={axis === 'x' ? `M${at} ${view.y}V${view.y + view.h}` : `M${view.x} ${at}H${view.x + view.w}`}
          stroke="var(--brand)"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <SelectionFrame editor={editor} text={text} />
      <GhostOnFloor carried={carried} />
      {drawing.on && (
        <Outline drawing={drawing} text={text} say={(mm) => format.number(Math.round(mm) / 10)} />
      )}
    </Ground>
  );
}

/** Letters have the same height in every window and at every zoom. */
const letterPx = 12;
/** The existing rooms are faded while another room is drawn. */
const faded = 0.3;
/** As near to the first corner as a finger can be. */
const closingPx = 22;

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  touch-action: none;
  user-select: none;
  font-family: var(--font);

  &:focus-visible { outline-offset: -4px; }
  &[data-drawing] { cursor: crosshair; }
  &[data-drawing] :is([data-piece], [data-wall], [data-opening]) { pointer-events: none; }
  [data-piece] { cursor: grab; }
  [data-piece][data-locked] { cursor: default; }
  [data-piece]:focus-visible { outline: none; }
  [data-piece]:focus-visible > [data-ring] { stroke: var(--focus); stroke-width: 2px; }
`;
