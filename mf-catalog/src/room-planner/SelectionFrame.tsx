import { useFormat } from '@mall/ui';
import { gapsOf } from './plan/distances.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const nearest = 2;

/** The frame around the selected piece with its rotation handle, and its distances from the nearest walls. */
export function SelectionFrame({ editor, text }: { editor: PlanEditor; text: number }) {
  const format = useFormat();
  const { piece, plan } = editor;
  if (piece === undefined) return null;
  const { x, y, w, d, rotation, locked } = piece;
  const air = text * 0.7;
  const gaps = gapsOf(piece, plan.rooms)
    .sort((a, b) => a.mm - b.mm)
    .slice(0, nearest);
  return (
    <g stroke="var(--brand)" fill="none" pointerEvents="none">
      <g transform={`translate(${x} ${y}) rotate(${rotation})`}>
        <rect
          x={-w / 2 - air}
          y={-d / 2 - air}
          width={w + 2 * air}
          height={d + 2 * air}
          rx={air / 2}
          strokeWidth={1.6}
          vectorEffect="non-scaling-stroke"
        />
        {!locked && (
          <>
            <path d={`M0 ${-d / 2 - air}v${-2 * air}`} strokeWidth={1.6} vectorEffect="non-scaling-stroke" />
            <circle
              data-turn={piece.id}
              pointerEvents="all"
              cy={-d / 2 - 4 * air}
              r={air * 1.4}
              fill="var(--surface)"
              strokeWidth={1.6}
              vectorEffect="non-scaling-stroke"
              cursor="grab"
            />
          </>
        )}
      </g>
      {gaps.map(({ from, to, mm }) => (
        <g key={`${to.x} ${to.y}`}>
          <path
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
          <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`} stroke="none">
            <rect
              x={-text * 1.7}
              y={-text * 0.85}
              width={text * 3.4}
              height={text * 1.7}
              rx={text * 0.4}
              fill="var(--brand)"
            />
            <text textAnchor="middle" dominantBaseline="central" fontSize={text} fill="var(--on-brand)">
              {format.number(Math.round(mm) / 10)}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
