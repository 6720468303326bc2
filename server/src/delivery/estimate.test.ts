import { expectedAt, riskOf } from './estimate.ts';

const notice = new Date('2026-11-01T00:00:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 10, day));

describe('when a delivery is expected', () => {
  it.each([
    [
      'notice, production and transit are added',
      { productionDays: 7, transitDays: 5, urgent: false },
      at(13),
    ],
    [
      'urgent goods take 0.6 of the production, rounded up',
      { productionDays: 7, transitDays: 5, urgent: true },
      at(11),
    ],
    ['from stock', { productionDays: 0, transitDays: 0, urgent: true }, at(1)],
  ])('%s', (_rule, plan, expected) => expect(expectedAt(notice, plan)).toEqual(expected));
});

describe('the risk of a delivery', () => {
  it.each([
    ['is none in time', { expectedAt: at(10), promisedAt: at(20), status: 1 }, 'none'],
    [
      'is there when it is expected too late',
      { expectedAt: at(21), promisedAt: at(20), status: 1 },
      'atRisk',
    ],
    ['is lateness when the promise has passed', { expectedAt: at(2), promisedAt: at(4), status: 3 }, 'late'],
    ['is over once accepted', { expectedAt: at(2), promisedAt: at(4), status: 5 }, 'none'],
  ])('%s', (_rule, delivery, risk) => expect(riskOf(delivery, at(5))).toBe(risk));
});
