import type { ReactNode } from 'react';
import { floorColours } from './floor-colours.ts';

type Size = { w: number; d: number };
type FigureProps = Size & { figure: string; colour: string | null; dashed?: boolean };

/** A piece from above, its centre at the origin, its back at the top. Lengths in millimetres. */
export function Figure({ figure, colour, w, d, dashed }: FigureProps) {
  const Draw = drawings[figure] ?? Box;
  return (
    <g
      fill={colour ?? 'var(--surface-sunken)'}
      stroke={floorColours.ink}
      strokeWidth={1}
      strokeDasharray={dashed ? '5 3' : undefined}
      vectorEffect="non-scaling-stroke"
    >
      <Draw w={w} d={d} />
    </g>
  );
}

const line = { vectorEffect: 'non-scaling-stroke' as const };
const shade = { ...line, fill: floorColours.ink, fillOpacity: 0.08 };
const light = { ...line, fill: floorColours.glass, fillOpacity: 0.55 };

function Rect({
  x,
  y,
  w,
  d,
  r = 0,
  ...rest
}: Size & { x: number; y: number; r?: number } & Record<string, unknown>) {
  return <rect {...line} {...rest} x={x} y={y} width={Math.max(0, w)} height={Math.max(0, d)} rx={r} />;
}

function Box({ w, d }: Size) {
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={20} />
      <path {...line} d={`M${-w / 2} ${d / 2 - Math.min(60, d / 4)}H${w / 2}`} fill="none" />
    </>
  );
}

/** About the width of one person: a sofa of 2.1 m for three is drawn with three seats. */
const seatMm = 640;

function Sofa({ w, d }: Size) {
  const arm = Math.min(220, w / 8);
  const back = Math.min(220, d / 4);
  const seats = Math.max(1, Math.round((w - 2 * arm) / seatMm));
  const seat = (w - 2 * arm) / seats;
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={100} />
      <Rect {...shade} x={-w / 2} y={-d / 2} w={w} d={back} r={90} />
      <Rect {...shade} x={-w / 2} y={-d / 2} w={arm} d={d} r={80} />
      <Rect {...shade} x={w / 2 - arm} y={-d / 2} w={arm} d={d} r={80} />
      {Array.from({ length: seats }, (_, index) => (
        <Rect
          key={index}
          {...light}
          x={-w / 2 + arm + index * seat}
          y={-d / 2 + back}
          w={seat}
          d={d - back - 30}
          r={60}
        />
      ))}
    </>
  );
}

function Chair({ w, d }: Size) {
  const back = Math.min(140, d / 4);
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={Math.min(w, d) / 6} />
      <Rect {...shade} x={-w / 2} y={-d / 2} w={w} d={back} r={back / 2} />
      <Rect {...light} x={-w / 2 + w * 0.14} y={-d / 2 + back + 20} w={w * 0.72} d={d - back - 50} r={40} />
    </>
  );
}

function Round({ w, d }: Size) {
  return (
    <>
      <ellipse {...line} rx={w / 2} ry={d / 2} />
      <ellipse {...light} rx={w * 0.4} ry={d * 0.4} stroke="none" />
    </>
  );
}

function Table({ w, d }: Size) {
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={Math.min(w, d) / 8} />
      <Rect
        {...light}
        x={-w / 2 + 50}
        y={-d / 2 + 50}
        w={w - 100}
        d={d - 100}
        r={Math.min(w, d) / 10}
        stroke="none"
      />
    </>
  );
}

function PlanEditor({ w, d }: Size) {
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={15} />
      <path {...line} d={`M${-w / 6} ${d / 2 - 90}H${w / 6}`} fill="none" />
    </>
  );
}

function Bench({ w, d }: Size) {
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={40} />
      <path {...line} d={`M${-w / 6} ${-d / 2}V${d / 2}M${w / 6} ${-d / 2}V${d / 2}`} fill="none" />
    </>
  );
}

function Bed({ w, d }: Size) {
  const pillows = w > 1200 ? 2 : 1;
  const wide = (w - 120 * (pillows + 1)) / pillows;
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} r={60} />
      <Rect {...light} x={-w / 2 + 50} y={-d / 2 + 90} w={w - 100} d={d - 140} r={50} />
      {Array.from({ length: pillows }, (_, index) => (
        <Rect
          key={index}
          {...light}
          x={-w / 2 + 120 + index * (wide + 120)}
          y={-d / 2 + 140}
          w={wide}
          d={Math.min(380, d / 5)}
          r={70}
        />
      ))}
      <path {...line} d={`M${-w / 2 + 50} ${-d / 2 + d * 0.4}H${w / 2 - 50}`} fill="none" />
    </>
  );
}

function Rug({ w, d }: Size) {
  const rows = Math.max(2, Math.round(w / 400));
  return (
    <>
      <Rect x={-w / 2} y={-d / 2} w={w} d={d} fillOpacity={0.55} />
      <path
        {...line}
        strokeOpacity={0.35}
        fill="none"
        d={Array.from(
          { length: rows - 1 },
          (_, index) =>
            `M${-w / 2 + ((index + 1) * w) / rows} ${-d / 2}l${-w / rows / 2} ${d / 2}l${w / rows / 2} ${d / 2}`,
        ).join('')}
      />
    </>
  );
}

function Lamp({ w, d }: Size) {
  return (
    <>
      <ellipse {...line} rx={w / 2} ry={d / 2} fillOpacity={0.5} />
      <ellipse {...light} rx={w / 5} ry={d / 5} />
      <path {...line} d={`M${-w / 2} 0H${w / 2}M0 ${-d / 2}V${d / 2}`} fill="none" strokeOpacity={0.3} />
    </>
  );
}

const leaves = [0, 51, 103, 154, 206, 257, 308];

function Plant({ w, d }: Size) {
  const r = Math.min(w, d) / 2;
  return (
    <>
      <circle {...line} r={r * 0.45} />
      {leaves.map((angle) => (
        <path
          key={angle}
          {...line}
          transform={`rotate(${angle})`}
          d={`M0 ${-r * 0.1}c${r * 0.25} ${-r * 0.25} ${r * 0.25} ${-r * 0.65} 0 ${-r * 0.9}c${-r * 0.25} ${r * 0.25} ${-r * 0.25} ${r * 0.65} 0 ${r * 0.9}z`}
          fill={floorColours.leaf}
        />
      ))}
    </>
  );
}

const drawings: Readonly<Record<string, (size: Size) => ReactNode>> = {
  sofa: Sofa,
  chair: Chair,
  round: Round,
  roundTable: Round,
  stool: Round,
  table: Table,
  editor: PlanEditor,
  bench: Bench,
  bed: Bed,
  rug: Rug,
  lamp: Lamp,
  plant: Plant,
};
