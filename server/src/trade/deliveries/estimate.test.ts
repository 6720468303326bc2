import { expectedAt, forecast, riskOf } from './estimate.ts';

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

describe('the forecast', () => {
  const plan = { productionDays: 10, transitDays: 4, urgent: false, noticeAt: notice, visitAt: null };

  it.each([
    ['is the plan until the goods are collected', { status: 1, since: at(2) }, at(15)],
    ['counts the transit from the collection', { status: 2, since: at(20) }, at(24)],
    ['counts it anew from the departure', { status: 3, since: at(21) }, at(25)],
    ['is the arranged day at the door', { status: 4, since: at(24), visitAt: at(26) }, at(26)],
    ['is today when nobody arranged another', { status: 4, since: at(24) }, at(24)],
    ['is nothing after a refusal', { status: 6, since: at(26) }, null],
    ['is nothing before the notice', { status: 1, since: at(2), noticeAt: null }, null],
  ])('%s', (_rule, over, expected) => expect(forecast({ ...plan, ...over })).toEqual(expected));
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
