import { changeOf, dropOf } from './change.ts';

const held = { seenPrice: 1000, inStock: true, toldOn: null };
const today = '2026-11-22';

describe('what is told of a favourite', () => {
  it.each([
    ['a price that fell by one percent', held, { price: 990, inStock: true }, 'favourite.priceDropped'],
    ['not a price that fell by less', held, { price: 991, inStock: true }, null],
    ['not a price that rose', held, { price: 1100, inStock: true }, null],
    ['not a low price of what cannot be bought', held, { price: 500, inStock: false }, null],
    [
      'stock that came back',
      { ...held, inStock: false },
      { price: 1000, inStock: true },
      'favourite.backInStock',
    ],
    [
      'both at once as one',
      { ...held, inStock: false },
      { price: 500, inStock: true },
      'favourite.backInStock',
    ],
    ['nothing the first time it is seen', { ...held, seenPrice: null }, { price: 1, inStock: true }, null],
    ['nothing more on a day', { ...held, toldOn: today }, { price: 500, inStock: true }, null],
  ] as const)('%s', (_what, was, now, tell) => {
    expect(changeOf(was, now, today).tell).toBe(tell);
  });

  it('small drops add up to one that is told', () => {
    const first = changeOf(held, { price: 995, inStock: true }, today);
    expect(first.next.seenPrice).toBe(1000);
    expect(changeOf({ ...held, ...first.next }, { price: 989, inStock: true }, today).tell).not.toBeNull();
  });

  it('what a day had no room for is told on the next', () => {
    const told = { ...held, inStock: false, toldOn: today };
    const { next } = changeOf(told, { price: 500, inStock: true }, today);
    expect(changeOf({ ...told, ...next }, { price: 500, inStock: true }, '2026-11-23').tell).toBe(
      'favourite.backInStock',
    );
  });

  it('the same price again is no news, after a rise it is', () => {
    const low = changeOf(held, { price: 900, inStock: true }, today).next;
    expect(changeOf({ ...held, ...low }, { price: 900, inStock: true }, '2026-11-23').tell).toBeNull();
    const high = changeOf({ ...held, ...low }, { price: 1000, inStock: true }, '2026-11-23').next;
    expect(changeOf({ ...held, ...high }, { price: 900, inStock: true }, '2026-11-24').tell).toBe(
      'favourite.priceDropped',
    );
  });

  it('a drop is shown from one percent on', () => {
    expect([dropOf(1000, 990), dropOf(1000, 991), dropOf(1000, 1200)]).toEqual([10, 0, 0]);
  });
});
