import { type SalesSpan, salesSpans } from '@mall/contract/seller/dashboard';
import { dayMs, hourMs, shanghaiOffsetMs } from '@mall/contract/core/time';

export type Span = {
  readonly from: Date;
  readonly until: Date;
  /** The equally long period just before: it ends at the current time of its last day. */
  readonly before: { readonly from: Date; readonly until: Date };
  /** Of one point of the chart, in milliseconds: an hour of today, else a day. */
  readonly step: number;
  /** Points of the whole span; future ones included. */
  readonly points: number;
};

/**
 * Days of Asia/Shanghai up to now, beside as many before them (docs/features/office-overview-search-keys.md).
 */
export const spanOf = (name: SalesSpan, now: Date): Span => {
  const days = salesSpans[name];
  const today = Math.floor((now.getTime() + shanghaiOffsetMs) / dayMs) * dayMs - shanghaiOffsetMs;
  const from = today - (days - 1) * dayMs;
  const step = name === 'today' ? hourMs : dayMs;
  return {
    from: new Date(from),
    until: now,
    before: { from: new Date(from - days * dayMs), until: new Date(now.getTime() - days * dayMs) },
    step,
    points: (days * dayMs) / step,
  };
};
