import { bannerTarget, jumpTarget } from './banner-target.ts';

const nothing = { href: null, class_id: null, product: { list: [] } };
const all = () => true;

describe('where a banner leads', () => {
  it('follows its own jump before its category', () => {
    expect(bannerTarget({ ...nothing, href: '/product?productId=3', class_id: '2' }, all)).toEqual({
      to: '/product?productId=3',
    });
  });

  it('goes to its category when there is no jump', () => {
    expect(bannerTarget({ ...nothing, class_id: '2' }, all)).toEqual({
      to: '/product/productCenter?categoryId=2',
    });
  });

  it('goes to its category when nobody shows the page of its jump', () => {
    expect(bannerTarget({ ...nothing, href: '/brandList', class_id: '2' }, () => false)).toEqual({
      to: '/product/productCenter?categoryId=2',
    });
  });

  it('leads nowhere without any of it', () => {
    expect(bannerTarget(nothing, all)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', ''])(
    'does not follow %s',
    (href) => {
      expect(jumpTarget(href, all)).toBeUndefined();
    },
  );

  it('opens a web address as it is', () => {
    expect(jumpTarget('https://hall.example/tour', all)).toEqual({ href: 'https://hall.example/tour' });
  });
});
