import { media, useFormat } from '@mall/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highestOf, labelled, pathOf, scaleOf, shopDay } from './scale.ts';
import type { Sales } from './useOverview.ts';

/**
 * Two lines over days or hours. The pointer, a finger or the arrow keys choose a point, whose values are
 * displayed; the accessible description has the sum and the maximum.
 */
export function SalesChart({ sales }: { sales: Sales }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const titleId = useId();
  const [chosen, setChosen] = useState<number>();
  const { points, span } = sales;
  const scale = scaleOf(sales);
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const nameOf = (at: string) =>
    span === 'today' ? format.time(shopDay(at)) : format.date(shopDay(at), 'short');
  const place = chosen === undefined ? undefined : points[chosen];
  const says = (index: number) => {
    const point = points[index];
    if (point === undefined) return '';
    const said = { name: nameOf(point.at), before: money(point.before.amount) };
    return point.now === null
      ? t('sales.toCome', said)
      : t('sales.point', { ...said, now: money(point.now.amount), count: point.now.orders });
  };
  const highest = highestOf(points);
  const now = points.map((point) => point.now?.amount ?? null);
  const line = pathOf(now, scale);
  const lastCome = now.findLastIndex((amount) => amount !== null);
  return (
    <Plot>
      {scale.lines.map((amount) => (
        <Rule key={amount} style={{ top: `${scale.y(amount)}%` }} aria-hidden="true">
          <span>{short(amount)}</span>
        </Rule>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby={titleId}>
        <title id={titleId}>
          {t('sales.drawn', {
            total: money(sales.total.amount),
            highest: money(highest?.now?.amount ?? 0),
            name: highest === undefined ? '–' : nameOf(highest.at),
          })}
        </title>
        {line !== '' && <path data-part="ground" d={`${line}L${scale.x(lastCome)} 100L0 100Z`} />}
        <path
          data-part="before"
          d={pathOf(
            points.map(({ before }) => before.amount),
            scale,
          )}
        />
        <path data-part="now" d={line} />
      </svg>
      {labelled(points).map((index) => (
        <Label
          key={index}
          style={{ left: `${scale.x(index)}%` }}
          data-first={index === 0 || undefined}
          aria-hidden="true"
        >
          {nameOf(points[index]?.at ?? '')}
        </Label>
      ))}
      {chosen !== undefined && place && (
        <Pin
          style={{ left: `${scale.x(chosen)}%` }}
          data-late={chosen > points.length / 2 || undefined}
          aria-hidden="true"
        >
          {place.now && <i style={{ top: `${scale.y(place.now.amount)}%` }} />}
          <dl>
            <div>
              <dt>{nameOf(place.at)}</dt>
              <dd>{place.now === null ? '–' : money(place.now.amount)}</dd>
            </div>
            <div>
              <dt>{t(`sales.before.${span}`)}</dt>
              <dd>{money(place.before.amount)}</dd>
            </div>
          </dl>
        </Pin>
      )}
      <input
        type="range"
        aria-label={t('sales.places')}
        min={0}
        max={points.length - 1}
        value={chosen ?? Math.max(0, lastCome)}
        aria-valuetext={says(chosen ?? Math.max(0, lastCome))}
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
    const sign = format.moneyParts(0).find(({ type }) => type === 'currency')?.text ?? '';
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
