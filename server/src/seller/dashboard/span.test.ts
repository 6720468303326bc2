import { dayMs } from '@mall/contract/core/time';
import { spanOf } from './span.ts';

const at = (iso: string) => new Date(iso);

describe('a span of sales', () => {
  it('is of days in Shanghai, whatever the day is in Greenwich', () => {
    const early = spanOf('today', at('2026-11-20T00:30:00+08:00'));
    expect(early.from).toEqual(at('2026-11-20T00:00:00+08:00'));
    expect(early.points).toBe(24);
    expect(spanOf('today', at('2026-11-19T23:59:59+08:00')).from).toEqual(at('2026-11-19T00:00:00+08:00'));
  });

  it('counts today as its last day, and stands beside as many days before it up to the same hour', () => {
    const now = at('2026-11-20T15:00:00+08:00');
    expect(spanOf('7d', now)).toEqual({
      from: at('2026-11-14T00:00:00+08:00'),
      until: now,
      before: { from: at('2026-11-07T00:00:00+08:00'), until: at('2026-11-13T15:00:00+08:00') },
      step: dayMs,
      points: 7,
    });
    expect(spanOf('30d', now).before.from).toEqual(at('2026-09-22T00:00:00+08:00'));
    expect(spanOf('today', now).before.until).toEqual(at('2026-11-19T15:00:00+08:00'));
  });
});
