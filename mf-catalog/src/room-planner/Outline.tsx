import { lengthOf, middleOf, minus, type Segment } from './plan/geometry.ts';
import type { Drawing } from './useDrawing.ts';

type OutlineProps = { drawing: Drawing; text: number; say: (mm: number) => string };

/**
 * The room that is being drawn: its walls with their lengths in centimetres, and the one that follows the
 * pointer.
 */
export function Outline({ drawing, text, say }: OutlineProps) {
  const { corners, next } = drawing;
  const last = corners.at(-1);
  const walls = corners.slice(1).flatMap((corner, index): Segment[] => {
    const before = corners[index];
    return before === undefined ? [] : [[before, corner]];
  });
  const live: Segment | null = last !== undefined && next !== null ? [last, next] : null;
  return (
    <g pointerEvents="none" stroke="var(--brand)" fill="none">
      <path
        d={corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
      />
      {live && (
        <path
          d={`M${live[0].x} ${live[0].y}L${live[1].x} ${live[1].y}`}
          strokeWidth={2}
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {corners.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={text * (index === 0 ? 0.8 : 0.4)}
          fill={index === 0 ? 'var(--surface)' : 'var(--brand)'}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {next && <circle cx={next.x} cy={next.y} r={text * 0.4} fill="var(--brand)" stroke="none" />}
      {[...walls, ...(live ? [live] : [])].map((wall) => (
        <Length
          key={`${wall[0].x} ${wall[0].y} ${wall[1].x} ${wall[1].y}`}
          wall={wall}
          text={text}
          say={say}
        />
      ))}
    </g>
  );
}

function Length({ wall, text, say }: { wall: Segment; text: number; say: (mm: number) => string }) {
  const mm = lengthOf(minus(wall[1], wall[0]));
  if (mm < 1) return null;
  const { x, y } = middleOf(wall);
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <rect
        x={-text * 1.7}
        y={-text * 0.9}
        width={text * 3.4}
        height={text * 1.8}
        rx={text * 0.4}
        fill="var(--brand)"
      />
      <text textAnchor="middle" dominantBaseline="central" fontSize={text} fill="var(--on-brand)">
        {say(mm)}
      </text>
    </g>
  );
}
