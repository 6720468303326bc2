import { linkTo, pathTo, readTarget } from './target.ts';

const promotion = 'https://mall.test/homeIndex?code=DEMO88';

it('leads to a page of the mall under the shop’s code', () => {
  expect(linkTo(promotion, '/homeIndex')).toBe(promotion);
  expect(linkTo(promotion, pathTo('home', '7'))).toBe('https://mall.test/product?productId=7&code=DEMO88');
  expect(linkTo(promotion, pathTo('coupons', ''))).toBe('https://mall.test/receiveCoupon?code=DEMO88');
});

it.each([
  ['', { name: 'home', productId: '' }],
  ['to=new', { name: 'new', productId: '' }],
  ['to=__proto__&productId=x', { name: 'home', productId: '' }],
  ['productId=12', { name: 'home', productId: '12' }],
])('reads %s', (query, expected) => {
  expect(readTarget(new URLSearchParams(query))).toEqual(expected);
});
