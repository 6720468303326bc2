import { blankBoost, boostProblems, sentBoost } from './boost-form.ts';
import { blankCoupon, type CouponValues, couponProblems, sentCoupon } from './coupon-form.ts';
import { readPercent } from '@mall/office/campaigns';
import { blankSale, saleProblems, sentSale } from '@mall/office/campaigns';
import { warningsOf } from './warnings.ts';

const utc = (text: string) => (text === '' ? null : `${text}:00.000Z`);
const times = { startAt: '2030-01-01T10:00', endAt: '2030-01-02T10:00' };
const named = { name: { zh: '晚间专场', en: 'Evening deals' } };

describe('a flash sale', () => {
  const sale = { ...blankSale, ...named, ...times, skuId: '7', price: '599', stock: '20' };
  it('is sent in minor units, and the end of a day is 24:00', () => {
    expect(saleProblems(sale)).toEqual({});
    const slots = [{ from: '20:00', to: '00:00' }];
    expect(sentSale({ ...sale, slots }, utc)).toMatchObject({
      name: named.name,
      price: 59_900,
      stock: 20,
      startAt: '2030-01-01T10:00:00.000Z',
      slots: [{ from: '20:00', to: '24:00' }],
    });
  });
  it('says what is missing or wrong', () => {
    expect(saleProblems(blankSale)).toEqual({
      name: 'name',
      skuId: 'goods',
      price: 'price',
      stock: 'pieces',
      startAt: 'start',
      endAt: 'end',
    });
    const slots = [
      { from: '10:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ];
    expect(saleProblems({ ...sale, slots, endAt: times.startAt, perUser: '0' })).toEqual({
      slots: 'slots',
      endAt: 'end',
      perUser: 'limit',
    });
  });
});

describe('a coupon', () => {
  const coupon: CouponValues = { ...blankCoupon, ...named, ...times, value: '30', total: '100' };
  it('is sent with a day’s length or with dates, never with both', () => {
    expect(couponProblems(coupon)).toEqual({});
    expect(sentCoupon(coupon, utc)).toMatchObject({ value: 3000, total: 100, validDays: 30, scopeIds: [] });
    const dated: CouponValues = {
      ...coupon,
      validity: 'dates',
      validTo: '2030-02-01T00:00',
      unlimited: true,
    };
    expect(couponProblems(dated)).toEqual({});
    expect(sentCoupon(dated, utc)).toMatchObject({ validTo: '2030-02-01T00:00:00.000Z', total: -1 });
    expect(sentCoupon(dated, utc)).not.toHaveProperty('validDays');
    expect(couponProblems({ ...dated, validTo: times.startAt })).toEqual({ validTo: 'validTo' });
  });
  it('of a percentage has a cap, of an amount has none', () => {
    const part: CouponValues = { ...coupon, kind: 'percent', value: '12.5', cap: '200' };
    expect(sentCoupon(part, utc)).toMatchObject({ value: 1250, cap: 20_000 });
    expect(sentCoupon({ ...part, kind: 'amount', value: '5' }, utc)).not.toHaveProperty('cap');
    expect(couponProblems({ ...part, value: '101' })).toEqual({ value: 'percent' });
    expect(['0', '0.5', '100', '100.01', '-1', 'x'].map(readPercent)).toEqual([
      undefined,
      50,
      10_000,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('names what it is for, and the shop that bears it', () => {
    expect(couponProblems({ ...coupon, scope: 'brand', funder: 'shop' })).toEqual({
      things: 'things',
      shop: 'shop',
    });
    const whole: CouponValues = {
      ...coupon,
      scope: 'brand',
      funder: 'shop',
      things: [{ id: '3', name: 'Oak' }],
      shop: { id: 's1', name: 'Lin' },
    };
    expect(sentCoupon(whole, utc)).toMatchObject({ scopeIds: ['3'], shopId: 's1', funder: 'shop' });
    // What was chosen for another scope is not sent.
    expect(sentCoupon({ ...whole, scope: 'all', funder: 'platform' }, utc)).toMatchObject({ scopeIds: [] });
    expect(sentCoupon({ ...whole, scope: 'all', funder: 'platform' }, utc)).not.toHaveProperty('shopId');
  });
});

describe('a boost', () => {
  const boost = { ...blankBoost, ...named, ...times, stock: '5' };
  it.each([
    [
      'a product',
      { ...boost, skuId: '7', startPrice: '100', floorPrice: '60' },
      { skuId: '7', floorPrice: 6000 },
    ],
    ['money', { ...boost, kind: 'red_envelope', reward: '8' }, { reward: 800 }],
    ['a coupon', { ...boost, kind: 'coupon', template: { id: 'c1', name: 'x' } }, { templateId: 'c1' }],
  ] as const)('for %s sends its prize alone', (_what, values, prize) => {
    expect(boostProblems(values)).toEqual({});
    const { skuId, startPrice, floorPrice, reward, templateId } = sentBoost(values, utc);
    const sent = { skuId, startPrice, floorPrice, reward, templateId };
    expect(sent).toMatchObject(prize);
    expect(Object.values(sent).filter((one) => one !== undefined)).toHaveLength('skuId' in prize ? 3 : 1);
  });
  it('says what is missing or wrong', () => {
    expect(boostProblems({ ...boost, helps: '51', startPrice: '60', floorPrice: '60' })).toEqual({
      skuId: 'goods',
      floorPrice: 'floor',
      helps: 'limit',
    });
  });
});

describe('what stands against selling a SKU', () => {
  const goods = {
    ...{ skuId: '7', productId: '3', name: 'Oak table', specText: '', image: '', free: 1, sold: true },
    ...{ price: 1000, supplyPrice: 600 },
  };
  it('is a price below that of supply, another campaign, or goods that nobody can buy', () => {
    const sold = { goods, price: 600, neighbours: [] };
    expect(warningsOf(sold)).toEqual([]);
    expect(warningsOf({ ...sold, price: undefined })).toEqual([]);
    expect(warningsOf({ ...sold, price: 599 })).toEqual(['belowSupply']);
    expect(warningsOf({ ...sold, goods: { ...goods, sold: false } })).toEqual(['notSold']);
    const other = {
      kind: 'boost',
      id: 'b1',
      name: { zh: 'x' },
      state: 'draft',
      startAt: '',
      endAt: '',
    } as const;
    expect(warningsOf({ ...sold, neighbours: [other] })).toEqual(['overlap']);
  });
});
