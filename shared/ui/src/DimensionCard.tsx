import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from './media.ts';
import { useFormat } from './useFormat.ts';
import { usePhrases } from './usePhrases.ts';

export type DimensionCardProps = {
  name: string;
  /** Outer measures in mm. */
  width: number;
  depth: number;
  height: number;
  unit?: 'cm' | 'inch';
};

const person = 170;
const gap = 24;
const labels = 34;

/** A piece drawn to scale from the front and from the side, next to a person of 170 cm. */
export function DimensionCard({ name, width, depth, height, unit = 'cm' }: DimensionCardProps) {
  const t = usePhrases();
  const format = useFormat();
  const [w, d, h] = [width / 10, depth / 10, height / 10];
  const say = (cm: number) =>
    format.number(unit === 'cm' ? cm : cm / 2.54, { maximumFractionDigits: unit === 'cm' ? 0 : 1 });
  const front = 50 + gap;
  const side = front + w + labels + gap;
  const total = side + d + labels;
  const top = Math.max(person, h) + 16;
  const bottom = 24;
  // The drawing is at most 720 px wide, on a phone about 320: text keeps its size in px at both.
  const style = {
    '--text-desk': `${(13 * total) / 720}px`,
    '--text-phone': `${(12 * total) / 320}px`,
  } as CSSProperties; // custom properties are not in React's type

  return (
    <Figure>
      <svg
        viewBox={`0 ${-top} ${total} ${top + bottom}`}
        role="img"
        aria-label={t('dimensions.drawing', { name })}
        style={style}
      >
        <path d={`M0 0H${total}`} stroke="var(--line)" />
        <Person />
        <text x="23" y={-person - 5} textAnchor="middle" data-quiet>
          {say(person)}
        </text>
        <Box x={front} w={w} h={h} />
        <Span from={front} to={front + w} text={say(w)} />
        <Rise x={front + w + 8} h={h} text={say(h)} />
        <Box x={side} w={d} h={h} />
        <Span from={side} to={side + d} text={say(d)} />
      </svg>
      <figcaption>
        {t(unit === 'cm' ? 'dimensions.cm' : 'dimensions.inch', {
          width: say(w),
          depth: say(d),
          height: say(h),
        })}
      </figcaption>
    </Figure>
  );
}

const Box = ({ x, w, h }: { x: number; w: number; h: number }) => (
  <rect
    x={x}
    y={-h}
    width={w}
    height={h}
    rx={Math.min(5, w / 8, h / 8)}
    fill="var(--surface)"
    stroke="var(--text)"
    data-ink
  />
);

const Span = ({ from, to, text }: { from: number; to: number; text: string }) => (
  <>
    <path d={`M${from} 8H${to}M${from} 5v6M${to} 5v6`} stroke="var(--text-muted)" />
    <text x={(from + to) / 2} y="22" textAnchor="middle">
      {text}
    </text>
  </>
);

const Rise = ({ x, h, text }: { x: number; h: number; text: string }) => (
  <>
    <path d={`M${x} 0V${-h}M${x - 3} 0h6M${x - 3} ${-h}h6`} stroke="var(--text-muted)" />
    <text x={x + 6} y={-h / 2 + 3}>
      {text}
    </text>
  </>
);

/** A standing figure, 170 units high. */
const Person = () => (
  <g transform="translate(23 0) scale(.86 1)" fill="var(--line-strong)" opacity=".34">
    <ellipse cy="-159" rx="9.5" ry="11.5" />
    <path d="M0-147C10-147 21-144 23-134c2 16 2 30 1 46c0 4-6 4-6 0l-1-30l-1 26c1 12 0 32-3 52l-2 36c0 4-9 4-9 0l-1-66h-2l-1 66c0 4-9 4-9 0l-2-36c-3-20-4-40-3-52l-1-26l-1 30c0 4-6 4-6 0c-1-16-1-30 1-46c2-10 13-13 23-13z" />
  </g>
);

const Figure = styled.figure`
  padding: var(--space-6);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > svg { width: 100%; max-width: 720px; height: auto; margin-inline: auto; overflow: visible; }
  > svg :is(path, rect) { vector-effect: non-scaling-stroke; stroke-width: 1px; }
  > svg [data-ink] { stroke-width: 1.5px; }
  > svg text { fill: var(--text); font-size: var(--text-desk); font-variant-numeric: tabular-nums; }
  > svg text[data-quiet] { fill: var(--text-muted); }
  > figcaption { margin-top: var(--space-4); color: var(--text-muted); font-size: var(--step--1); text-align: center; }
  ${media.phone} { padding: 20px 16px; > svg text { font-size: var(--text-phone); } }
`;
