import type { CSSProperties } from 'react';
import { media, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Measures, outlineOf, type Shape, type View } from './outline.ts';
import { drawingOf, personHeight } from './scale.ts';
import type { Product } from './sku-choice.ts';

export type Unit = 'cm' | 'inch';
type DrawingProps = { product: Pick<Product, 'name' | 'figure' | 'mount'>; measures: Measures; unit: Unit };

const inch = 2.54;

/**
 * A piece from the front, the side and above in one scale, beside a person; the dimensions as text for screen
 * readers.
 */
export function Drawing({ product: { name, figure, mount }, measures, unit }: DrawingProps) {
  const { t } = useTranslation('product');
  const { t: catalog } = useTranslation('catalog');
  const format = useFormat();
  const say = (cm: number) =>
    format.number(unit === 'cm' ? cm : cm / inch, { maximumFractionDigits: unit === 'cm' ? 0 : 1 });
  const { first, second, raised, scales } = drawingOf(measures, mount);
  const { w, d, h } = measures;
  const frame = ({ units, high }: { units: number; high: number }) => ({
    viewBox: `0 ${-high} ${units} ${high + bottom}`,
    style: { '--units': units } as CSSProperties, // custom properties are not in React's type
  });
  const piece = (view: View, x: number, wide: number, lift: number) => (
    <g transform={`translate(${x} ${-lift})`}>
      <text x={wide / 2} y={lift + 11} dy="2.3em" textAnchor="middle" data-quiet>
        {t(`size.${view}`)}
      </text>
      {outlineOf(mount === 'ceiling' ? 'pendant' : figure, view, measures).map((shape, index) => (
        <Line key={index} shape={shape} />
      ))}
    </g>
  );
  return (
    <Figure style={scales as CSSProperties /* custom properties are not in React's type */}>
      <div role="img" aria-label={t('size.drawing', { name })}>
        <svg {...frame(first)} aria-hidden="true">
          <path d={`M0 0H${first.units}`} stroke="var(--line)" />
          <Person />
          <text x="25" y={-personHeight - 2} dy="-0.4em" textAnchor="middle" data-quiet>
            {say(personHeight)}
          </text>
          {mount === 'ceiling' && (
            <path d={`M${first.front + w / 2} ${-first.high}V${-raised - h}`} stroke="var(--text-muted)" />
          )}
          {piece('front', first.front, w, raised)}
          <Span from={first.front} to={first.front + w} text={say(w)} />
          <Rise x={first.front + w + 8} from={raised} h={h} text={say(h)} />
        </svg>
        <svg {...frame(second)} aria-hidden="true">
          <path d={`M0 0H${second.units}`} stroke="var(--line)" />
          {piece('side', second.side, d, 0)}
          <Span from={second.side} to={second.side + d} text={say(d)} />
          {piece('top', second.top, w, 0)}
          <Span from={second.top} to={second.top + w} text={say(w)} />
          <Rise x={second.top + w + 8} from={0} h={d} text={say(d)} />
        </svg>
      </div>
      <figcaption>
        {t('size.said', {
          width: say(w),
          depth: say(d),
          height: say(h),
          unit: catalog(`product.unit.${unit}`),
        })}
      </figcaption>
    </Figure>
  );
}

const bottom = 12;

function Line({ shape }: { shape: Shape }) {
  switch (shape.at) {
    case 'box':
      return (
        <rect
          x={shape.x}
          y={-shape.y - shape.h}
          width={shape.w}
          height={shape.h}
          rx={Math.min(shape.r ?? 0, shape.w / 2, shape.h / 2)}
          data-ink
        />
      );
    case 'oval':
      return (
        <ellipse
          cx={shape.x + shape.w / 2}
          cy={-shape.y - shape.h / 2}
          rx={shape.w / 2}
          ry={shape.h / 2}
          data-ink
        />
      );
    case 'line':
      return <path d={`M${shape.x} ${-shape.y}L${shape.toX} ${-shape.toY}`} data-ink />;
  }
}

const Span = ({ from, to, text }: { from: number; to: number; text: string }) => (
  <>
    <path d={`M${from} 8H${to}M${from} 5v6M${to} 5v6`} stroke="var(--text-muted)" />
    <text x={(from + to) / 2} y="11" dy="1em" textAnchor="middle">
      {text}
    </text>
  </>
);

const Rise = ({ x, from, h, text }: { x: number; from: number; h: number; text: string }) => (
  <>
    <path
      d={`M${x} ${-from}V${-from - h}M${x - 3} ${-from}h6M${x - 3} ${-from - h}h6`}
      stroke="var(--text-muted)"
    />
    <text x={x + 6} y={-from - h / 2} dy="0.35em">
      {text}
    </text>
  </>
);

/** A standing figure, 170 units high. */
const Person = () => (
  <g transform="translate(25 0) scale(.86 1)" fill="var(--line-strong)" opacity=".34">
    <ellipse cy="-159" rx="9.5" ry="11.5" />
    <path d="M0-147C10-147 21-144 23-134c2 16 2 30 1 46c0 4-6 4-6 0l-1-30l-1 26c1 12 0 32-3 52l-2 36c0 4-9 4-9 0l-1-66h-2l-1 66c0 4-9 4-9 0l-2-36c-3-20-4-40-3-52l-1-26l-1 30c0 4-6 4-6 0c-1-16-1-30 1-46c2-10 13-13 23-13z" />
  </g>
);

const Figure = styled.figure`
  --cm: var(--cm-desk);
  padding: var(--space-6);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > div { display: flex; flex-wrap: wrap; align-items: end; justify-content: center; gap: var(--space-5) 0; }
  svg {
    width: calc(var(--units) * var(--cm) * 1px);
    max-width: 100%;
    height: auto;
    margin-bottom: var(--space-6);
    overflow: visible;
  }
  svg :is(path, rect, ellipse) { vector-effect: non-scaling-stroke; stroke-width: 1px; }
  svg [data-ink] { fill: var(--surface); stroke: var(--text); stroke-width: 1.5px; }
  svg path[data-ink] { fill: none; }
  svg text { fill: var(--text); font-size: calc(13px / var(--cm)); /* --step--1 in the drawing's own centimetres: a length in rem cannot be divided there */
    font-variant-numeric: tabular-nums; }
  svg text[data-quiet] { fill: var(--text-muted); }
  figcaption { margin-top: var(--space-4); color: var(--text-muted); font-size: var(--step--1); text-align: center; }
  ${media.tablet} { --cm: var(--cm-tablet); }
  ${media.phone} { --cm: var(--cm-phone); padding: var(--space-5) var(--space-4); }
`;
