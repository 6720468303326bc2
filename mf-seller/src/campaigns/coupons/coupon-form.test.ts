import { blankCoupon, copied, type CouponValues, couponProblems, sentCoupon } from './coupon-form.ts';

const utc = (text: string) => (text === '' ? null : `${text}:00.000Z`);
const whole: CouponValues = {
  ...blankCoupon,
  ...{ name: { zh: '店铺券' }, value: '30', threshold: '299.5', total: '100' },
  ...{ startAt: '2030-01-01T10:00', endAt: '2030-01-02T10:00' },
};

it.each<[string, Partial<CouponValues>, object]>([
  ['nothing', {}, {}],
  ['no name in Chinese', { name: { en: 'x' } }, { name: 'name' }],
  ['no amount', { value: '0' }, { value: 'price' }],
  ['more than all', { kind: 'percent', value: '101' }, { value: 'percent' }],
  ['a wrong cap', { kind: 'percent', value: '10', cap: 'x' }, { cap: 'price' }],
  ['a wrong threshold', { threshold: '-1' }, { threshold: 'price' }],
  ['a category that is not named', { scope: 'category' }, { things: 'things' }],
  ['no number', { total: '' }, { total: 'count' }],
  ['as many as are wanted', { total: '', unlimited: true }, {}],
  ['none for each', { perUser: '0' }, { perUser: 'limit' }],
  ['an end before its beginning', { endAt: '2029-01-01T10:00' }, { endAt: 'end' }],
  ['no times, as a copy', copied(whole), { startAt: 'start', endAt: 'end' }],
  ['no days', { validDays: '0' }, { validDays: 'days' }],
  ['no last day', { validity: 'dates' }, { validTo: 'validTo' }],
])('%s is said', (_what, over, problems) => {
  expect(couponProblems({ ...whole, ...over })).toEqual(problems);
});

it('sends what was typed', () => {
  expect(sentCoupon(whole, utc)).toEqual({
    ...{ name: { zh: '店铺券' }, kind: 'amount', value: 3000, threshold: 29_950 },
    ...{ scope: 'shop', scopeIds: [], total: 100, perUser: 1, validDays: 30 },
    ...{ takeFrom: '2030-01-01T10:00:00.000Z', takeTo: '2030-01-02T10:00:00.000Z' },
  });
  const over: Partial<CouponValues> = {
    ...{ kind: 'percent', value: '12.5', cap: '50', scope: 'brand', things: [{ id: '50', name: 'x' }] },
    ...{ validity: 'dates', validTo: '2030-02-01T10:00', unlimited: true },
  };
  expect(sentCoupon({ ...whole, ...over }, utc)).toMatchObject({
    ...{ value: 1250, cap: 5000, scopeIds: ['50'], total: -1, validTo: '2030-02-01T10:00:00.000Z' },
  });
});
