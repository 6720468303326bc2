import { areOpenDays, openingOf, type OpenDays } from './talk.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
/** Nine to six on working days, Saturday until noon. The 23rd of November 2026 is a Monday. */
const nine = { from: 540, to: 1080 };
const week: OpenDays = [nine, nine, nine, nine, nine, { from: 540, to: 720 }, null];

describe('opening hours', () => {
  it.each([
    ['2026-11-23T09:00', true, null],
    ['2026-11-23T17:59', true, null],
    ['2026-11-23T08:59', false, '2026-11-23T09:00'],
    ['2026-11-23T18:00', false, '2026-11-24T09:00'],
    ['2026-11-28T12:00', false, '2026-11-30T09:00'],
    ['2026-11-29T23:59', false, '2026-11-30T09:00'],
    ['2026-11-30T00:00', false, '2026-11-30T09:00'],
  ])('at %s: open is %s, opens %s', (now, open, next) => {
    expect(openingOf(week, at(now))).toEqual({ open, opensAt: next === null ? null : at(next) });
  });

  it('say nothing when there are none', () => {
    expect(openingOf([], 0)).toEqual({ open: true, opensAt: null });
    expect(openingOf(Array(7).fill(null), 0)).toEqual({ open: true, opensAt: null });
  });

  it('come back to the same day a week later', () => {
    const once: OpenDays = [nine, null, null, null, null, null, null];
    expect(openingOf(once, at('2026-11-23T20:00'))).toEqual({ open: false, opensAt: at('2026-11-30T09:00') });
  });

  it('are those of seven days that end after they begin', () => {
    expect(areOpenDays(week)).toBe(true);
    expect(areOpenDays([...week.slice(0, 6), { from: 600, to: 600 }])).toBe(false);
    expect(areOpenDays([...week.slice(0, 6), { from: 600, to: 1441 }])).toBe(false);
    expect(areOpenDays(week.slice(1))).toBe(false);
  });
});
