import fc from 'fast-check';
import { dayMs, hourMs } from '../core/time.ts';
import { promisedBy, promisedDay } from './promise.ts';

const noon = Date.parse('2026-11-27T12:00:00+08:00');
const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
const days = fc.array(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 20 });

it.each([
  ['the slowest piece decides', [7, 20, 3], noon, '2026-12-17'],
  ['what is in stock comes the same day', [0], noon, '2026-11-27'],
  ['never later than the limit', [90], noon, '2027-01-01'],
  ['a minute before midnight in Shanghai', [1], Date.parse('2026-11-27T15:59:00Z'), '2026-11-28'],
  ['a minute after it', [1], Date.parse('2026-11-27T16:01:00Z'), '2026-11-29'],
  ['into a leap day', [1], Date.parse('2028-02-28T12:00:00+08:00'), '2028-02-29'],
])('%s', (_rule, leadDays, paidAt, day) => {
  expect(promisedBy(leadDays, paidAt)).toBe(`${day}T23:59:59+08:00`);
});

it('a cart is promised for the latest date of its pieces, whatever their order, paid whenever', () => {
  fc.assert(
    fc.property(days, moments, (leadDays, paidAt) => {
      const each = leadDays.map((one) => promisedBy([one], paidAt)).toSorted();
      expect(promisedBy(leadDays, paidAt)).toBe(each.at(-1));
      expect(promisedBy(leadDays.toReversed(), paidAt)).toBe(each.at(-1));
    }),
  );
});

it('is the same all day long, a day later the next day, and within the limit', () => {
  fc.assert(
    fc.property(days, moments, (leadDays, paidAt) => {
      const by = Date.parse(promisedBy(leadDays, paidAt));
      const hours = new Date(paidAt + 8 * hourMs).getUTCHours();
      const morning = paidAt - hours * hourMs;
      expect(Date.parse(promisedBy(leadDays, morning))).toBe(by);
      expect(Date.parse(promisedBy(leadDays, paidAt + dayMs))).toBe(by + dayMs);
      expect(by).toBeGreaterThan(paidAt - 1000);
      expect(by).toBeLessThan(paidAt + 36 * dayMs);
    }),
  );
});

it.each([
  ['as a product says it', '2026-11-27T23:59:59+08:00'],
  ['as an order keeps it', '2026-11-27T15:59:59.000Z'],
  ['of an order that was paid before', '2026-11-26T16:00:00.000Z'],
])('is shown to every reader as the day of the mall, %s', (_form, promise) => {
  const day = promisedDay(promise);
  expect([day.getFullYear(), day.getMonth() + 1, day.getDate(), day.getHours()]).toEqual([2026, 11, 27, 12]);
});
