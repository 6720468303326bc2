import { media, useFormat } from '@mall/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { labelled, pathOf, scaleOf } from './scale.ts';

export type ChartPoint = {
  readonly name: string;
  /** Minor units; null is still to come. */
  readonly now: number | null;
  /** Null where nothing is compared. */
  readonly before: number | null;
  /** All of it in a sentence. */
  readonly says: string;
};

type LineChartProps = {
  points: readonly ChartPoint[];
  currency: string;
  /** `drawn` describes the whole, `places` is the name of the slider over it, `before` that of the other line. */
  words: { drawn: string; places: string; before: string };
};

/**
 * Amounts of money over time, beside those of another time. The pointer, a finger or the arrow keys choose a point, whose
 * values are displayed; a table beside it has the same numbers.
 */
export function LineChart({ points, currency, words }: LineChartProps) {
  const format = useFormat();
  const titleId = useId();
  const [chosen, setChosen] = useState<number>();
  const [now, before] = [points.map((point) => point.now), points.map((point) => point.before)];
  const scale = scaleOf(now, before);
  const money = (amount: number | null) =>
    amount === null ? '–' : format.money(amount, { currency, decimals: 'always' });
  const lastCome = Math.max(
    0,
    now.findLastIndex((amount) => amount !== null),
  );
  const at = chosen ?? lastCome;
  const place = chosen === undefined ? undefined : points[chosen];
  const line = pathOf(now, scale);
  return (
    <Plot>
      {scale.lines.map((amount) => (
        <Rule key={amount} style={{ top: `${scale.y(amount)}%` }} aria-hidden="true">
          <span>{short(amount)}</span>
        </Rule>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby={titleId}>
        <title id={titleId}>{words.drawn}</title>
        {line !== '' && <path data-part="ground" d={`${line}L${scale.x(lastCome)} 100L0 100Z`} />}
        <path data-part="before" d={pathOf(before, scale)} />
        <path data-part="now" d={line} />
      </svg>
      {labelled(points).map((index) => (
        <Label
          key={index}
          style={{ left: `${scale.x(index)}%` }}
          data-first={index === 0 || undefined}
          aria-hidden="true"
        >
          {points[index]?.name}
        </Label>
      ))}
      {chosen !== undefined && place && (
        <Pin
          style={{ left: `${scale.x(chosen)}%` }}
          data-late={chosen > points.length / 2 || undefined}
          aria-hidden="true"
        >
          {place.now !== null && <i style={{ top: `${scale.y(place.now)}%` }} />}
          <dl>
            <div>
              <dt>{place.name}</dt>
              <dd>{money(place.now)}</dd>
            </div>
            {place.before !== null && (
              <div>
                <dt>{words.before}</dt>
                <dd>{money(place.before)}</dd>
              </div>
            )}
          </dl>
        </Pin>
      )}
      <input
        type="range"
        aria-label={words.places}
        min={0}
        max={points.length - 1}
        value={at}
        aria-valuetext={points[at]?.says}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        onFocus={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        onBlur={() => setChosen(undefined)}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const part = Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
          setChosen(Math.round(part * (points.length - 1)));
        }}
        onPointerLeave={() => setChosen(undefined)}
      />
    </Plot>
  );

  /** Charts may abbreviate money: ¥60k. */
  function short(amount: number): string {
    const units = amount / 100;
    const sign = format.moneyParts(0, { currency }).find(({ type }) => type === 'currency')?.text ?? '';
    return `${sign}${format.number(units, units < 1000 ? {} : { notation: 'compact', maximumFractionDigits: 1 })}`;
  }
}

const Plot = styled.div`
  position: relative;
  height: 168px;
  margin: var(--space-3) var(--space-2) var(--space-5) var(--space-7);

  > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  path { fill: none; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  [data-part='ground'] { fill: var(--o-chart-fill); }
  [data-part='before'] { stroke: var(--o-chart-2); stroke-width: 1.5; stroke-dasharray: 4 4; }
  [data-part='now'] { stroke: var(--o-chart-1); stroke-width: 2; }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: crosshair;
    touch-action: pan-y;
  }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 6px; border-radius: var(--radius-xs); }

  ${media.phone} { margin-left: var(--space-7); }
`;

const Rule = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: 1px solid var(--o-line-soft);

  > span {
    position: absolute;
    right: calc(100% + 8px);
    transform: translateY(-50%);
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Label = styled.span`
  position: absolute;
  top: calc(100% + 6px);
  transform: translateX(-50%);
  color: var(--text-muted);
  font-size: var(--o-xs);
  white-space: nowrap;

  &[data-first] { transform: none; }
  ${media.phone} { &:nth-of-type(even) { display: none; } }
`;

const Pin = styled.div`
  position: absolute;
  inset-block: 0;
  width: 0;
  border-left: 1px dashed var(--line-strong);
  pointer-events: none;

  > i {
    position: absolute;
    width: 9px;
    height: 9px;
    margin: -5px;
    border: 2px solid var(--o-chart-1);
    border-radius: 50%;
    background: var(--surface);
  }
  > dl {
    position: absolute;
    top: 50%;
    left: 10px;
    z-index: 1;
    min-width: 180px;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--o-radius);
    background: var(--surface);
    box-shadow: var(--shadow-2);
    font-size: var(--o-xs);
    white-space: nowrap;
  }
  &[data-late] > dl { right: 10px; left: auto; }
  dl > div { display: flex; justify-content: space-between; gap: var(--space-4); }
  dl > div:first-child { font-weight: var(--weight-strong); }
  dl > div:last-child > dt { color: var(--text-muted); }
  dd { font-variant-numeric: tabular-nums; }
`;
